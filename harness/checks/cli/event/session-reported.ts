import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Run } from "../../../model/target.ts";
import { type JsonObject, recordsOf } from "../../../records/documents.ts";
import { recordKind } from "../../../records/record-type.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** What the record that announces a session shows of it. */
interface SessionAnnouncement {
  model?: string;
  cwd?: string;
  /** Number of tools on offer. */
  tools?: number;
}

const STARTS = /(?:^|[._/])(?:init|session|start|started)$/;

type SessionEvent = Extract<ActivityEvent, { kind: "session" }>;

/** A record that announces the session becomes a session event, with what the record shows beside the id. */
export default fixtureCheck("INV-CLI-EVENT-001", "session-reported", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const { id, capabilities, recordKeys } = target.manifest;
  if (!capabilities?.streaming || !capabilities.sessions)
    return unsupported(`${id} claims no stream of sessions`);
  const run = recordedRun(fixture);
  const { outcome, events } = await recordedReplay(fixture, target);
  const session = outcome.session;
  if (run.outputFormat !== "stream-json" || session?.id == null || session.clear === true)
    return notApplicable("the run leaves no session");
  const announced = sessionAnnouncement(run, session.id, recordKeys);
  if (announced === undefined) return notApplicable("no record announces its session");
  const reported = events.filter((event): event is SessionEvent => event.kind === "session");
  const event = reported.findLast((one) => one.id != null);
  const difference = wrongId(event, session.id) ?? lostFields(event!, announced);
  if (difference === undefined) return passed(1);
  return failed(1, {
    message: "the session event is not what the record announces",
    run,
    difference,
    hint: "The record that starts a session is a session event: its id, and the model, the folder and the number of tools it shows.",
  });
}

function wrongId(event: SessionEvent | undefined, id: string): Difference | undefined {
  if (event?.id === id) return undefined;
  return { path: "events, the last session", expected: show(id), actual: show(event?.id ?? undefined) };
}

function lostFields(event: SessionEvent, announced: Partial<SessionEvent>): Difference | undefined {
  for (const [field, value] of Object.entries(announced)) {
    const reported = event[field as keyof SessionEvent];
    if (reported !== value)
      return { path: `session event, ${field}`, expected: show(value), actual: show(reported) };
  }
  return undefined;
}

/**
 * The last record that announces a session: it has the id in a field of its own and a type that says so.
 *
 * @param keys where a record's type is, as `manifest.recordKeys` has it.
 * @returns undefined where no record does.
 */
function sessionAnnouncement(
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
