import type { ActivityEvent } from "../../../../contracts/cli/v1/adapter.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import type { Fixture } from "../../../model/fixture.ts";
import { validator } from "../../../schema/validators.ts";
import type { CheckContext, CheckResult } from "../../kit/check.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, notApplicable, passed } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

const KINDS: readonly string[] = [
  "session",
  "assistant_text",
  "thinking",
  "tool_use",
  "tool_result",
  "file_change",
  "plan",
  "compaction",
];

/** Every event is of one of the contract's kinds and has that kind's fields and no others. */
export default fixtureCheck("INV-CLI-EVENT-001", "event-schema", attack);

async function attack(fixture: Fixture, { target }: CheckContext): Promise<CheckResult> {
  const { events } = await recordedReplay(fixture, target);
  if (events.length === 0) return notApplicable("the run has no events");
  for (const [index, event] of events.entries()) {
    const problem = problemOf(event);
    if (problem === undefined) continue;
    const difference = { path: `events[${index}]`, expected: problem, actual: show(event) };
    const hint =
      "schemas/cli/v1/activity-event.schema.json names the kinds; turn the CLI's own into one or none.";
    return failed(index + 1, { message: "an event is none", run: recordedRun(fixture), difference, hint });
  }
  return passed(events.length);
}

function problemOf(event: ActivityEvent): string | undefined {
  if (!KINDS.includes(event.kind)) return `a kind of ${KINDS.join(", ")}`;
  return validator("cli/v1/activity-event")(event)[0];
}
