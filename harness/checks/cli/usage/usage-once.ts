import { repeatRecords } from "../../../changes/records/map-records.ts";
import { compareValues } from "../../../driver/compare-replays.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Replay, Run } from "../../../model/target.ts";
import { type JsonObject, recordsOf } from "../../../records/documents.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { terminalRecord } from "../../../records/terminal-record.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";

/** A record printed twice counts once (anthropics/claude-code#87303: each block of a message repeats its usage). */
export default equivalenceCheck({
  invariant: "INV-CLI-USAGE-001",
  name: "usage-once",
  hint: "Keep figures by the id of what they belong to: a record seen again replaces, it does not add.",
  unfit: (run, { outcome }) => {
    if (run.outputFormat !== "stream-json") return "only a stream repeats records";
    if (outcome.usage == null) return "the run shows no usage";
    return recordsOf(run).some(bearsUsage) ? undefined : "no record that bears usage has an id";
  },
  *variants(_run, _replay, { target }) {
    const isTerminal = (record: JsonObject, run: Run) =>
      terminalRecord(target.manifest, run)?.matches(record) ?? false;
    const repeat = (what: string, terminal: boolean) => ({
      what,
      transform: (run: Run) =>
        repeatRecords(run, (one) => bearsUsage(one) && isTerminal(one, run) === terminal),
      judge: (before: Replay, after: Replay) => compareValues(figures(before), figures(after), "outcome"),
    });
    yield repeat("every message printed twice", false);
    yield repeat("the terminal record printed twice", true);
  },
});

function figures({ outcome: { usage, costUsd } }: Replay) {
  return { usage, costUsd: costUsd ?? null };
}

/** It has an id of its own, or holds a message with one, and usage is beside that id. */
function bearsUsage(record: JsonObject): boolean {
  if (hasId(record, ["uuid", "id", "request_id"]) && isRecord(record.usage)) return true;
  return [...valuesIn(record)].some(
    ({ value }) => isRecord(value) && value !== record && hasId(value, ["id"]) && isRecord(value.usage),
  );
}

function hasId(object: Record<string, unknown>, names: readonly string[]): boolean {
  return names.some((name) => typeof object[name] === "string" && object[name] !== "");
}
