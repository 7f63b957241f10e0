import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { recordsOf } from "../../../records/documents.ts";
import { recordValues } from "../../../records/record-values.ts";
import { parentCall } from "../../../records/sub-agent-records.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

/** Events from inside a sub-agent name the call that started it, and no others name one. */
export default fixtureCheck("INV-CLI-EVENT-005", "sub-agent-events", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const run = recordedRun(fixture);
  const parents = recordsOf(run).map(parentCall);
  if (!parents.some((parent) => parent !== null)) return notApplicable("no sub-agent speaks in it");
  const { events } = await recordedReplay(fixture, target);
  const values = recordValues(run);
  let tried = 0;
  for (const [index, event] of events.entries()) {
    const reported = keyOf(event);
    if (reported === undefined) continue;
    const found = [...new Set(values.holding(reported).map((at) => parents[at] ?? null))];
    // A value of both agents' records may be either's.
    if (found.length !== 1) continue;
    tried++;
    const named = (event as { parent_tool_call_id?: string | null }).parent_tool_call_id ?? null;
    if (named === found[0]) continue;
    return failed(tried, {
      message: "an event names another agent than its record",
      run,
      difference: {
        path: `events[${index}].parent_tool_call_id`,
        expected: show(found[0]),
        actual: show(named),
      },
      hint: "What a sub-agent does carries the id of the tool call that started it.",
    });
  }
  return tried === 0 ? notApplicable("it has no event of a call or a thought") : passed(tried);
}

function keyOf(event: ActivityEvent): string | undefined {
  if (event.kind === "thinking") return event.text;
  return event.kind === "tool_use" || event.kind === "tool_result" ? event.tool_call_id : undefined;
}
