import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import { isRecord, type JsonRecord, jsonOfLine } from "./json-record.ts";
import { recordedShapes } from "./recorded-shapes.ts";

const PARENT_KEY = "parent_tool_use_id";

/** The call that a record's sub-agent answers; null for the top-level agent. */
export function subAgentParent(record: JsonRecord): string | null {
  const parent = record[PARENT_KEY];
  return typeof parent === "string" ? parent : null;
}

/** The line as if the top-level agent had printed it; a line that is no sub-agent's stays as it is. */
export function asTopLevel(line: string): string {
  const record = jsonOfLine(line);
  if (!isRecord(record) || subAgentParent(record) === null) return line;
  return JSON.stringify({ ...record, [PARENT_KEY]: null });
}

/** A reason to leave an adapter out whose CLI is not recorded to mark the records of sub-agents. */
export function withoutSubAgents(adapter: Adapter): string | null {
  return recordedShapes(adapter).holdsText(PARENT_KEY)
    ? null
    : `no recording has a record with a ${PARENT_KEY}`;
}
