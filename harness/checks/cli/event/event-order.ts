import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { recordsOf } from "../../../records/documents.ts";
import { type RecordValues, recordValues } from "../../../records/record-values.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** Events come in the order of the records that carry them. */
export default fixtureCheck("INV-CLI-EVENT-003", "event-order", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const run = recordedRun(fixture);
  const { events } = await recordedReplay(fixture, target);
  if (events.length < 2 || recordsOf(run).length === 0)
    return notApplicable("fewer than two events of records");
  const values = recordValues(run);
  let last = 0;
  for (const [index, event] of events.entries()) {
    const carriers = carriersOf(event, values);
    if (carriers.length === 0) continue;
    // The first record that still can carry it: when any order of records fits, this one does.
    const next = carriers.find((at) => at >= last);
    if (next !== undefined) {
      last = next;
      continue;
    }
    return failed(events.length, {
      message: "an event comes later than its record",
      run,
      difference: {
        path: `events[${index}]`,
        expected: `before what record ${last + 1} brought: it is in record ${carriers.at(-1)! + 1}`,
        actual: show(event),
      },
      hint: "Return events from the push that completed their record; do not sort, group or hold them back.",
    });
  }
  return passed(events.length);
}

/** Records that may have brought an event; none where it was put together of several. */
function carriersOf(event: ActivityEvent, values: RecordValues): readonly number[] {
  switch (event.kind) {
    case "assistant_text":
    case "thinking":
      return event.text === "" ? [] : values.holding(event.text);
    case "tool_use":
      return both(values, event.tool_call_id, event.input);
    case "tool_result":
      return both(values, event.tool_call_id, event.output);
    case "session":
      return event.id ? values.holding(event.id) : [];
    default:
      return [];
  }
}

/**
 * Records of a call that hold its input or output. Where nothing holds both, the CLI prints results that name no call;
 * what only names the call may come much later.
 */
function both(values: RecordValues, callId: string, value: unknown): readonly number[] {
  const holding = values.holding(value);
  const named = new Set(values.holding(callId));
  const ofCall = holding.filter((at) => named.has(at));
  return ofCall.length > 0 ? ofCall : holding;
}
