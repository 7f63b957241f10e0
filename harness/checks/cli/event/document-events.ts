import { compareValues } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun, tryReplay } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

/** A document that is a list of records brings the events that a stream of the same records brings. */
export default fixtureCheck("INV-CLI-EVENT-003", "document-events", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const { id, outputFormats, capabilities } = target.manifest;
  const run = recordedRun(fixture);
  const records = recordsOf(run);
  if (run.outputFormat !== "json" || records.length < 2)
    return notApplicable("its output is no list of records");
  if (!outputFormats.includes("stream-json") || !capabilities?.streaming)
    return unsupported(`${id} claims no stream of records`);
  const { events, losesTail } = await recordedReplay(fixture, target);
  if (losesTail)
    return unsupported(`the parser of ${id} has no flush: a document's events cannot be fetched`);
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join("");
  const stream: Run = { ...withBytes(run, { out: Buffer.from(lines) }), outputFormat: "stream-json" };
  const streamed = await tryReplay(target, stream);
  if (streamed.crashed) return failed(1, { message: streamed.message, run: stream });
  const difference = compareValues(streamed.replay.events, events, "events");
  if (difference === undefined) return passed(1);
  return failed(1, {
    message: "the records of a document bring other events than those of a stream",
    run,
    difference,
    hint: "Put every record of a document through what reads a stream, and hand over the events at flush.",
  });
}
