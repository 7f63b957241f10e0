import { loadFixture } from "../load-fixture.cjs";
import { recordingsOf, shippedRecordings } from "../recordings.mjs";
import { recordsOf } from "./records.mjs";

/**
 * What the CLI prints at the end of a turn that an `interrupt` ended, as recorded: from the user record that says so to
 * the result, with the session of the played fixture.
 *
 * @returns {Buffer} empty where no such turn is recorded.
 */
export function interruptedEnd(fixture, provider) {
  const recorded = [...recordingsOf(fixture), ...shippedRecordings(provider)].find(wasInterrupted);
  if (recorded === undefined) return Buffer.alloc(0);
  const { out } = loadFixture(recorded.folder);
  const records = recordsOf(out);
  const first = records.findIndex(({ record }) => record.type === "user");
  const last = records.findIndex(({ record }, index) => index >= first && record.type === "result");
  if (first < 0 || last < 0) return Buffer.alloc(0);
  const end = out.toString("utf8", records[first].start, records[last].end);
  const [theirs, ours] = [sessionOf(records), sessionOf(recordsOf(fixture.out))];
  return Buffer.from(theirs === null || ours === null ? end : end.replaceAll(theirs, ours));
}

/** Whether a recorded session was given an interrupt. */
export function wasInterrupted({ stdin, argv }) {
  if (typeof stdin !== "string" || !argv?.includes("--input-format")) return false;
  return recordsOf(Buffer.from(stdin)).some(({ record }) => record.request?.subtype === "interrupt");
}

function sessionOf(records) {
  return records.find(({ record }) => typeof record.session_id === "string")?.record.session_id ?? null;
}
