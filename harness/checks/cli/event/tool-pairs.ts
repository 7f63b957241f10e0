import type { ActivityEvent, ToolCall } from "../../../../contracts/cli/v1/adapter.ts";
import type { Difference } from "../../../driver/compare-replays.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { isNothing, isUnderWay, type ToolFields, toolFields } from "../../../facts/tool-values.ts";
import { isRecord } from "../../../lib/json.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Run } from "../../../model/target.ts";
import { recordsOf } from "../../../records/documents.ts";
import { isJoinedJson } from "../../../records/joined-json.ts";
import { valuesIn } from "../../../records/json-values.ts";
import { isListWithPictures } from "../../../records/pictures.ts";
import { recordValues } from "../../../records/record-values.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

const HINT = "Pass input and output on as they are in the record, whole; a result names the call it answers.";

/** Each tool result answers an earlier call, once; input and output are those of the stream, verbatim. */
export default fixtureCheck("INV-CLI-EVENT-002", "tool-pairs", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const { events, outcome } = await recordedReplay(fixture, target);
  const calls = events.filter(({ kind }) => kind === "tool_use" || kind === "tool_result");
  const run = recordedRun(fixture);
  const isSilent = target.manifest.capabilities?.streaming !== true || run.outputFormat !== "stream-json";
  if (calls.length === 0 && (isSilent || outcome.tools.every(({ id }) => id == null)))
    return notApplicable("the run has no tool events");
  const fields = toolFields(target.manifest);
  const open = new Set<string>();
  const seen = new Set<string>();
  for (const [index, event] of events.entries()) {
    const difference = unpaired(event, index, open, seen) ?? altered(event, index, run, fields);
    if (difference !== undefined) {
      return failed(calls.length, {
        message: "a tool event is not what the stream says",
        run,
        difference,
        hint: HINT,
      });
    }
  }
  const contrary = contraryStatus(events, outcome.tools);
  if (contrary !== undefined) {
    const message = "events and outcome tell different ends of one call";
    return failed(calls.length, { message, run, difference: contrary, hint: HINT });
  }
  const unnamed = unnamedCall(events, outcome.tools);
  if (unnamed !== undefined) {
    const message = "the outcome names other calls than the events";
    return failed(calls.length, { message, run, difference: unnamed, hint: HINT });
  }
  const lost = [...open].find((id) => hasResult(run, id, fields));
  if (lost === undefined) return passed(calls.length);
  const difference = { path: "events", expected: `a tool_result for ${lost}`, actual: "none" };
  return failed(calls.length, { message: "the result of a call is lost", run, difference, hint: HINT });
}

function unpaired(
  event: ActivityEvent,
  index: number,
  open: Set<string>,
  seen: Set<string>,
): Difference | undefined {
  if (event.kind === "tool_use") {
    const isNew = !seen.has(event.tool_call_id);
    open.add(event.tool_call_id);
    seen.add(event.tool_call_id);
    return isNew
      ? undefined
      : { path: `events[${index}]`, expected: "one tool_use for each call", actual: show(event) };
  }
  if (event.kind !== "tool_result" || open.delete(event.tool_call_id)) return undefined;
  return {
    path: `events[${index}]`,
    expected: "an earlier tool_use with that id, not yet answered",
    actual: show(event),
  };
}

function altered(event: ActivityEvent, index: number, run: Run, fields: ToolFields): Difference | undefined {
  if (event.kind !== "tool_use" && event.kind !== "tool_result") return undefined;
  const field = event.kind === "tool_use" ? "input" : "output";
  const value = event.kind === "tool_use" ? event.input : event.output;
  if (isNothing(value)) return undefined;
  const values = recordValues(run);
  const ofCall = new Set(values.holding(event.tool_call_id));
  const holders = values.holding(value);
  if (holders.some((record) => ofCall.has(record))) return undefined;
  if (isListWithPictures(value) && value.every((part) => values.holding(part).some((at) => ofCall.has(at))))
    return undefined;
  // Some CLIs print results that name no call, behind the calls and in their order.
  const [called = Infinity] = ofCall;
  const isUnnamed = (record: number) => record > called && namesNoCall(recordsOf(run)[record], fields);
  if (event.kind === "tool_result" && holders.some(isUnnamed)) return undefined;
  if (event.kind === "tool_use" && isJoinedJson(run, value)) return undefined;
  return {
    path: `events[${index}].${field}`,
    expected: isReordered(value, run)
      ? "that value with its keys in the order of the record"
      : "a value in a record of that call",
    actual: show(value),
  };
}

/** Whether a record holds the value with its keys in another order. Asked of a failure alone. */
function isReordered(value: unknown, run: Run): boolean {
  const wanted = sorted(value);
  return recordsOf(run).some((record) =>
    [...valuesIn(record)].some((place) => sorted(place.value) === wanted),
  );
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function namesNoCall(record: unknown, fields: ToolFields): boolean {
  return [...valuesIn(record)].every(
    ({ value }) => !isRecord(value) || fields.call.every((field) => typeof value[field] !== "string"),
  );
}

/** A result that is ok of a call that is not, or the other way round. */
function contraryStatus(
  events: readonly ActivityEvent[],
  tools: readonly ToolCall[],
): Difference | undefined {
  for (const [index, event] of events.entries()) {
    if (event.kind !== "tool_result") continue;
    const calls = tools.filter(({ id }) => id === event.tool_call_id);
    const [call] = calls;
    if (call === undefined || calls.length > 1 || call.status === event.status) continue;
    return { path: `events[${index}].status`, expected: call.status, actual: event.status };
  }
  return undefined;
}

/** A call that has an event and no entry of its id and name in the outcome, or the other way round. */
function unnamedCall(events: readonly ActivityEvent[], tools: readonly ToolCall[]): Difference | undefined {
  const reported = events.flatMap((event) =>
    event.kind === "tool_use" ? [`${event.tool_call_id} ${event.name}`] : [],
  );
  const named = tools.flatMap(({ id, name }) => (id == null ? [] : [`${id} ${name}`]));
  const missing = reported.find((call) => !named.includes(call));
  if (missing !== undefined) return { path: "outcome.tools", expected: show(missing), actual: show(named) };
  const extra = named.find((call) => !reported.includes(call));
  return extra === undefined ? undefined : { path: "events", expected: show(extra), actual: show(reported) };
}

/**
 * Whether a record answers a call: an object that names the call and holds what came of it, itself, in its state, or
 * in the call that it plays back with its input.
 */
function hasResult(run: Run, callId: string, fields: ToolFields): boolean {
  return recordsOf(run).some((record) =>
    [...valuesIn(record)].some(
      ({ value }) =>
        isRecord(value) &&
        fields.call.some((field) => value[field] === callId) &&
        !isUnderWay(value) &&
        [value, value.state, ...playedBack(value, fields)].some(
          (holder) => isRecord(holder) && fields.output.some((field) => Object.hasOwn(holder, field)),
        ),
    ),
  );
}

/** The calls inside a record: objects that hold an input. What is inside the input itself is no call. */
function playedBack(record: Record<string, unknown>, fields: ToolFields): unknown[] {
  return Object.entries(record).flatMap(([key, value]) => {
    if (!isRecord(value) || fields.input.includes(key)) return [];
    const isCall = fields.input.some((field) => Object.hasOwn(value, field));
    return [...(isCall ? [value] : []), ...playedBack(value, fields)];
  });
}
