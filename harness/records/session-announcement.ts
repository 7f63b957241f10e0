import type { Run } from "../model/target.ts";
import { type JsonObject, recordsOf } from "./documents.ts";
import { recordKind } from "./record-kind.ts";

/** What the record that announces a session shows of it. */
export interface SessionAnnouncement {
  model?: string;
  cwd?: string;
  /** Number of tools on offer. */
  tools?: number;
}

const STARTS = /(?:^|[._/])(?:init|session|start|started)$/;

/**
 * The last record that announces a session: it has the id in a field of its own and a type that says so.
 *
 * @param keys where a record's type stands, as `manifest.recordKeys` has it.
 * @returns undefined where no record does.
 */
export function sessionAnnouncement(
  run: Run,
  id: string,
  keys?: readonly string[],
): SessionAnnouncement | undefined {
  const record = recordsOf(run).findLast(
    (one) => STARTS.test(recordKind(one, keys)) && Object.values(one).includes(id),
  );
  return record === undefined ? undefined : shown(record);
}

function shown({ model, cwd, tools }: JsonObject): SessionAnnouncement {
  return {
    ...(typeof model === "string" && { model }),
    ...(typeof cwd === "string" && { cwd }),
    ...(Array.isArray(tools) && { tools: tools.length }),
  };
}
