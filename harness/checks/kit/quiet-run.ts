import type { ActivityEvent, RunCall } from "../../../contracts/cli/v1/adapter.ts";
import { recordedRun } from "../../driver/recorded-replay.ts";
import { reports } from "../../facts/claims.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Target } from "../../model/target.ts";
import { documentsOf } from "../../records/documents.ts";
import { withBytes } from "../../records/with-bytes.ts";
import { assertHolds } from "./check-failure.ts";
import { show } from "./mismatch-difference.ts";
import type { ProcessBench } from "./process-check.ts";

/** Tried one after the other: on a busy machine the start of a stand-in alone is silent for longer than the first. */
const LIMITS_MS = [400, 1600, 6400];
/** How many times as long as its limit a run is silent. */
const PAUSE = 2.5;

/** A run that falls silent in its middle, and goes on. */
export interface QuietRun {
  fixture: Fixture;
  /** Bytes of stdout before the silence. */
  afterBytes: number;
  /** The limits on silence that do not count here, in milliseconds. */
  call(ms: number): Partial<RunCall>;
  /** What of the run was broken: "a run is ended while a tool works". */
  message: string;
  hint: string;
}

/**
 * Holds that a silent run is waited for.
 *
 * @throws CheckFailure when the adapter ends it, with the shortest limit and with the longest.
 */
export async function assertWaitedFor(
  { run, target }: Pick<ProcessBench, "run" | "target">,
  { fixture, afterBytes, call, message, hint }: QuietRun,
): Promise<void> {
  for (const [attempt, limitMs] of LIMITS_MS.entries()) {
    const ms = limitMs * PAUSE;
    const faults = { pause: { afterBytes, ms } };
    const { outcome, receipts } = await run({ fixture, faults, call: call(limitMs) }, attempt > 0);
    const played = receipts[0]?.played.out ?? 0;
    const isOwnExit = outcome.exit.code === 0 || !reports(target.manifest, "exit");
    if (isOwnExit && played === fixture.stdout.length) return;
    assertHolds(attempt < LIMITS_MS.length - 1, {
      message,
      expected: "the CLI's own exit, after all of its output",
      actual: `${show(outcome.exit)}, ${played} of ${fixture.stdout.length} bytes played`,
      input: `a stand-in that plays ${fixture.id} and is silent for ${ms} ms after ${afterBytes} bytes, with ${show(call(limitMs))}`,
      hint,
    });
  }
}

/** Bytes of stdout up to the end of the first record behind which the events of a run are such; undefined: never. */
export async function bytesUntil(
  fixture: Fixture,
  target: Target,
  is: (events: readonly ActivityEvent[]) => boolean,
): Promise<number | undefined> {
  const run = recordedRun(fixture);
  if (run.outputFormat !== "stream-json") return undefined;
  const pieces = documentsOf(run);
  for (let count = 1; count < pieces.length; count++) {
    const out = Buffer.concat(pieces.slice(0, count).map(({ bytes }) => bytes));
    const { events } = await target.replay(withBytes(run, { out, err: Buffer.alloc(0) }));
    if (is(events)) return out.length;
  }
  return undefined;
}

/** Ids of the calls that have no result. */
export function openCalls(events: readonly ActivityEvent[]): string[] {
  const ended = new Set(
    events.flatMap((event) => (event.kind === "tool_result" ? [event.tool_call_id] : [])),
  );
  return events.flatMap((event) =>
    event.kind === "tool_use" && !ended.has(event.tool_call_id) ? [event.tool_call_id] : [],
  );
}
