import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import {
  isNothing,
  type ToolFields,
  toolFields,
  toolValues,
  unnamedOutputs,
} from "../../../facts/tool-values.ts";
import type { Run } from "../../../model/target.ts";
import { isJoinedJson } from "../../../records/joined-json.ts";
import { isListWithPictures } from "../../../records/pictures.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unproven } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

type ToolEvent = Extract<ActivityEvent, { kind: "tool_use" | "tool_result" }>;

/** Input and output of each call are the values of the record's own fields: not lost, not made into another type. */
export default fixtureCheck("INV-CLI-EVENT-002", "tool-values", async (fixture, { target }) => {
  const { events } = await recordedReplay(fixture, target);
  const calls = events.filter((event): event is ToolEvent => /^tool_/.test(event.kind));
  if (calls.length === 0) return notApplicable("the run has no tool events");
  const run = recordedRun(fixture);
  const fields = toolFields(target.manifest);
  const results = calls.filter(({ kind }) => kind === "tool_result");
  const unnamed = unnamedOutputs(run, fields);
  const judged = calls.map((event) => judge(event, run, fields, unnamed[results.indexOf(event)] ?? []));
  const at = judged.findIndex((one) => one !== "unknown" && one !== "right");
  const difference = judged[at];
  if (typeof difference === "object") {
    const event = calls[at]!;
    const path = `events[${events.indexOf(event)}].${event.kind === "tool_use" ? "input" : "output"}`;
    return failed(calls.length, {
      message: "a tool's value is not that of its record",
      run,
      difference: { ...difference, path },
      hint: "Pass the field on as it is: a list of blocks stays a list, an object an object.",
    });
  }
  const known = judged.filter((one) => one === "right").length;
  return known === 0
    ? unproven("no record of a call has a field that is known to hold its input or output: see `toolKeys`")
    : passed(known);
});

/**
 * Unknown where no record that names the call has such a field.
 *
 * @param unnamed outputs of the result that names no call, in this one's place.
 */
function judge(
  event: ToolEvent,
  run: Run,
  fields: ToolFields,
  unnamed: readonly unknown[],
): "right" | "unknown" | Difference {
  const value = event.kind === "tool_use" ? event.input : event.output;
  const { inputs, earlyInputs, outputs } = toolValues(run, event.tool_call_id, fields);
  const printed = event.kind === "tool_use" ? inputs : outputs.length > 0 ? outputs : unnamed;
  // Some calls begin without their input: it is in the record of their end.
  const isLate = event.kind === "tool_use" && isNothing(value) && earlyInputs.length === 0;
  if (printed.length === 0 || isLate) return "unknown";
  const text = JSON.stringify(value);
  const isPrinted = printed.some((one) => JSON.stringify(one) === text || isTextOf(one, text));
  // Where the text and the pictures are printed apart, the list that holds them has the text as it is.
  const isTextOfList = isListWithPictures(value) && value.some((part) => printed.includes(part));
  if (isPrinted || isTextOfList || (!isNothing(value) && isJoinedJson(run, value))) return "right";
  return { path: "", expected: show(printed[0]), actual: show(value) };
}

/** Some CLIs print arguments as JSON text inside a string. */
function isTextOf(printed: unknown, text: string | undefined): boolean {
  if (typeof printed !== "string" || !/^\s*[[{]/.test(printed)) return false;
  try {
    return JSON.stringify(JSON.parse(printed)) === text;
  } catch {
    return false;
  }
}
