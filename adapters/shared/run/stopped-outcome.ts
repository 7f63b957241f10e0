import type { ActivityEvent, Exit, Outcome, Parser } from "../../../contracts/cli/v1/adapter.ts";
import { makeError } from "../errors/make-error.ts";
import type { Stop } from "./run-intake.ts";

/**
 * The outcome of a run that is over: the parser's, unless the run was ended for a reason that the parser cannot know.
 *
 * @param stop why it was ended from outside; null: it ended by itself.
 * @returns rejected with what the parser threw.
 */
export async function stoppedOutcome(
  parser: Parser,
  exit: Exit,
  stop: Stop | null,
  onActivity: (event: ActivityEvent) => void,
): Promise<Outcome> {
  if (stop?.reason === "parser fault") throw stop.thrown;
  for (const event of parser.flush?.() ?? []) onActivity(event);
  const outcome = parser.end(exit);
  if (stop?.reason === "output limit") {
    const message = `The CLI printed more than the output limit of ${stop.bytes} bytes`;
    return failed(outcome, makeError("output_invalid", message, "exit"));
  }
  if (stop?.reason === "stalled" && outcome.error?.evidence === "exit") {
    const message = `The CLI printed nothing for ${stop.ms} ms, and no tool was at work`;
    return failed(outcome, makeError("timeout", message, "exit"));
  }
  // A limit that the CLI waited for, unless it ended by itself while it was being ended.
  if (stop?.reason === "rate limit" && outcome.status === "error") return failed(outcome, stop.error);
  return outcome;
}

function failed(outcome: Outcome, error: NonNullable<Outcome["error"]>): Outcome {
  return { ...outcome, status: "error", content: null, error };
}
