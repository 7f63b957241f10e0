import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { type JsonPlace, stringsIn, valuesIn } from "../../../records/json-values.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

type WorkEvent = Extract<ActivityEvent, { kind: "file_change" | "plan" | "compaction" }>;

/** What is known when an event comes: the calls that went well so far, and the work that was reported. */
interface Seen {
  good: ReadonlySet<string>;
  work: readonly WorkEvent[];
}

/**
 * Changed files, plans and compactions are those of the stream, whichever CLI it is of: behind the good result of the
 * call that they name, with printed paths, words and figures, each once.
 */
export default fixtureCheck("INV-CLI-EVENT-006", "work-events", async (fixture, { target }) => {
  const { events } = await recordedReplay(fixture, target);
  const work = events.filter(isWork);
  if (work.length === 0) return notApplicable("the run has no events of changed files, plans or compactions");
  const run = recordedRun(fixture);
  const printed = printedValues(run);
  for (const [index, event] of events.entries()) {
    if (!isWork(event)) continue;
    const before = events.slice(0, index);
    const seen = { good: goodCalls(before), work: before.filter(isWork) };
    const difference =
      misplaced(event, seen) ??
      repeated(event, seen) ??
      invented(event, printed) ??
      shortened(event, before) ??
      ofAnotherCall(event, before);
    if (difference === undefined) continue;
    return failed(work.length, {
      message: "an event of a changed file, a plan or a compaction is not what the stream says",
      run,
      difference: { ...difference, path: `events[${index}]${difference.path}` },
      hint: "Report what a tool did behind its result, and only where that is a good one; once, and as it is printed.",
    });
  }
  return passed(work.length);
});

function isWork(event: ActivityEvent): event is WorkEvent {
  return event.kind === "file_change" || event.kind === "plan" || event.kind === "compaction";
}

function goodCalls(events: readonly ActivityEvent[]): Set<string> {
  return new Set(
    events.flatMap((event) =>
      event.kind === "tool_result" && event.status === "ok" ? [event.tool_call_id] : [],
    ),
  );
}

function misplaced(event: WorkEvent, { good }: Seen): Difference | undefined {
  if (event.kind === "compaction" || event.tool_call_id === null || good.has(event.tool_call_id))
    return undefined;
  return { path: "", expected: "an earlier good result of the call that it names", actual: show(event) };
}

/** The same file by the same call, or the plan as it was. */
function repeated(event: WorkEvent, { work }: Seen): Difference | undefined {
  const earlier =
    event.kind === "file_change"
      ? work.find((one) => one.kind === "file_change" && isSameChange(one, event))
      : event.kind === "plan"
        ? work.findLast((one) => one.kind === "plan" && isOfSameAgent(one, event))
        : undefined;
  if (earlier === undefined || show(earlier) !== show(event)) return undefined;
  return { path: "", expected: "one event for each change", actual: show(event) };
}

function isSameChange(one: WorkEvent & { kind: "file_change" }, other: WorkEvent & { kind: "file_change" }) {
  return one.path === other.path && one.tool_call_id === other.tool_call_id;
}

function isOfSameAgent(one: WorkEvent & { kind: "plan" }, other: WorkEvent & { kind: "plan" }) {
  return (one.parent_tool_call_id ?? null) === (other.parent_tool_call_id ?? null);
}

/** Words and figures that no record holds. */
function invented(event: WorkEvent, { texts, numbers }: Printed): Difference | undefined {
  const words =
    event.kind === "file_change"
      ? [event.path]
      : event.kind === "plan"
        ? event.entries.map(({ content }) => content)
        : [];
  const word = words.find((text) => !texts.has(text));
  if (word !== undefined) return { path: "", expected: "words that a record holds", actual: show(word) };
  const figures = event.kind === "compaction" ? [event.tokens_before, event.tokens_after] : [];
  const figure = figures.find((one) => one != null && !numbers.has(one));
  return figure === undefined
    ? undefined
    : { path: "", expected: "figures that a record holds", actual: show(figure) };
}

/** A file that the input of another call names, and not that of the call that it is said to be changed by. */
function ofAnotherCall(event: WorkEvent, before: readonly ActivityEvent[]): Difference | undefined {
  if (event.kind !== "file_change" || event.tool_call_id === null) return undefined;
  const naming = before.flatMap((one) =>
    one.kind === "tool_use" && [...valuesIn(one.input)].flatMap(textsAt).includes(event.path)
      ? [one.tool_call_id]
      : [],
  );
  return naming.length === 0 || naming.includes(event.tool_call_id)
    ? undefined
    : { path: ".tool_call_id", expected: naming.join(" or "), actual: show(event) };
}

/** A path that is the end of the one in the call's own input. */
function shortened(event: WorkEvent, before: readonly ActivityEvent[]): Difference | undefined {
  if (event.kind !== "file_change") return undefined;
  const call = before.find((one) => one.kind === "tool_use" && one.tool_call_id === event.tool_call_id);
  const inputs = call?.kind === "tool_use" ? [...valuesIn(call.input)] : [];
  const whole = inputs.flatMap(textsAt).find((text) => text.endsWith(`/${event.path}`));
  return whole === undefined ? undefined : { path: ".path", expected: show(whole), actual: show(event.path) };
}

interface Printed {
  texts: ReadonlySet<string>;
  numbers: ReadonlySet<unknown>;
}

/** All texts of a run's records, names of fields too: some streams list changes by path. */
function printedValues(run: Run): Printed {
  const places = recordsOf(run).flatMap((record) => [...valuesIn(record)]);
  return {
    texts: new Set(places.flatMap(textsAt)),
    numbers: new Set(places.map(({ value }) => value).filter((value) => typeof value === "number")),
  };
}

/** A field's name, and its text. */
function textsAt({ key, value }: JsonPlace): string[] {
  return typeof value === "string" ? [key, value, ...inner(value)] : [key];
}

/** Some CLIs print arguments and results as JSON text in a string. */
function inner(text: string): string[] {
  if (!/^\s*[[{]/.test(text)) return [];
  try {
    return stringsIn(JSON.parse(text));
  } catch {
    return [];
  }
}
