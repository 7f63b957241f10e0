import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import type { Expectation } from "../../../../schemas/harness/v1/generated/expectation.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { compareExpectation } from "../../../expectation/compare-expectation.ts";
import { notReported, reportedPart } from "../../../facts/claims.ts";
import { stringsIn } from "../../../records/json-values.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";
import { mismatchDifference } from "../../kit/mismatch-difference.ts";

type Expected = NonNullable<Expectation["events"]>;

/** Changed files, plans, compactions, values of tools and thoughts are those that the scripted model asked for. */
export default fixtureCheck("INV-CLI-EVENT-006", "events-expected", async (fixture, { target }) => {
  const { manifest } = target;
  if (target.isBlackBox) return unsupported("a black box has no events");
  if (fixture.expected.events === undefined) return notApplicable("expected.json says nothing of the events");
  const { left, dropped } = reportedPart({ events: fixture.expected.events }, manifest);
  if (left?.events === undefined) return unsupported(notReported(manifest, dropped[0]!));
  const { events } = await recordedReplay(fixture, target);
  const expected = left.events as Expected;
  const reported = reportedValues(expected, events);
  const [mismatch] = compareExpectation(expected as Expectation, reported as never);
  if (mismatch === undefined) return passed(Object.keys(expected).length);
  return failed(1, {
    message: "the events are not those of the run",
    run: recordedRun(fixture),
    difference: mismatchDifference({ ...mismatch, path: `events.${mismatch.path}` }),
    hint: "Each changed file, new plan and compaction that the CLI reports is an event, once; values are passed on as they are.",
  });
});

/** What the events say, in the form of an expectation. */
function reportedValues(expected: Expected, events: readonly ActivityEvent[]): Record<string, unknown> {
  const inputs = events.flatMap((event) => (event.kind === "tool_use" ? [event.input] : []));
  const outputs = events.flatMap((event) => (event.kind === "tool_result" ? [event.output] : []));
  return {
    fileChanges: events.filter(({ kind }) => kind === "file_change"),
    plans: events.filter(({ kind }) => kind === "plan"),
    compactions: events.filter(({ kind }) => kind === "compaction"),
    thoughts: events.flatMap((event) => (event.kind === "thinking" ? [event.text] : [])).join(""),
    toolInputs: inputs.map((input, at) => held(expected.toolInputs?.[at] ?? [], input)),
    toolOutputs: outputs.map((output, at) => held(expected.toolOutputs?.[at] ?? [], output)),
  };
}

/** Those of the texts that a value holds: in a string of its own, or in the JSON text that stands for an object. */
function held(texts: readonly string[], value: unknown): string[] {
  const all = stringsIn(value);
  return texts.filter((text) => {
    const quoted = JSON.stringify(text).slice(1, -1);
    return all.some((one) => one.includes(text) || one.includes(quoted));
  });
}
