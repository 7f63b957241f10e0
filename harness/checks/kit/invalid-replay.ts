import type { Replay } from "../../model/target.ts";
import { validator } from "../../schema/validators.ts";

/**
 * What makes a replay unfit to be read by anybody: its outcome or an event breaks its schema, or the outcome
 * contradicts itself.
 *
 * @returns one line, or undefined when all is well.
 */
export function invalidReplay({ outcome, events }: Replay): string | undefined {
  const [problem] = validator("cli/v1/outcome")(outcome);
  if (problem !== undefined) return `the outcome breaks its schema: ${problem}`;
  const isEvent = validator("cli/v1/activity-event");
  for (const [index, event] of events.entries()) {
    const [wrong] = isEvent(event);
    if (wrong !== undefined) return `event ${index} breaks its schema: ${wrong}`;
  }
  const hasError = outcome.error !== null && outcome.error !== undefined;
  if (outcome.status === "error" && !hasError) return "the status is error and there is no error";
  if (outcome.status === "error" && outcome.content !== null)
    return "the status is error and there is content";
  if (outcome.status === "ok" && hasError) return "the status is ok and there is an error";
  return undefined;
}
