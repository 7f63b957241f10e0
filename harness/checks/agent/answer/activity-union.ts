import { assertHolds } from "../../kit/check-failure.ts";
import { formatValue } from "../../kit/hosts/assert-equal.ts";
import { isOfShape } from "../../kit/hosts/assert-shape.ts";
import { agentCheck } from "../kit/agent-check.ts";
import { activityOf, claimsActivity } from "../kit/claims.ts";
import { toolRuns } from "../kit/recorded-runs.ts";

/**
 * Events are those of the union, with its fields and no others; without the flag there are none (INV-AGENT-ACT-001).
 */
export default agentCheck("INV-AGENT-ACT-001", "activity-union", async (bench) => {
  const isClaimed = await claimsActivity(bench);
  for (const fixture of new Set([bench.good, toolRuns(bench)[0] ?? bench.good])) {
    const events = await activityOf(bench, fixture);
    assertHolds(isClaimed || events.length === 0, {
      fixture: fixture.id,
      message: "supports_activity_streaming is false, and events come",
      expected: "none",
      actual: formatValue(events),
    });
    for (const event of events)
      assertHolds(isOfShape("agent/v1/activity-event", event), {
        fixture: fixture.id,
        message: "an event is not of the union",
        expected: "session, assistant_text, thinking, tool_use or tool_result, with their fields",
        actual: formatValue(event),
      });
    const called = new Set(events.flatMap((event) => (event.kind === "tool_use" ? event.tool_call_id : [])));
    for (const event of events)
      assertHolds(event.kind !== "tool_result" || called.has(event.tool_call_id), {
        fixture: fixture.id,
        message: "a tool_result belongs to no tool_use",
        expected: formatValue([...called]),
        actual: formatValue(event),
      });
  }
});
