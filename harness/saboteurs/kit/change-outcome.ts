import type { Adapter, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { SeenRun } from "./seen-run.ts";
import { wrapParser } from "./wrap-parser.ts";

/**
 * An adapter whose parsers report another outcome.
 *
 * @param change gets the right outcome and all that the run showed; returns the wrong one.
 */
export function changeOutcome(
  adapter: Adapter,
  change: (outcome: Outcome, seen: SeenRun) => Outcome,
): Adapter {
  return wrapParser(adapter, (options) => {
    const seen = new SeenRun(options);
    return {
      bytes(stream, bytes) {
        seen.see(stream, bytes);
        return bytes;
      },
      events(events) {
        seen.events.push(...events);
        return events;
      },
      outcome(outcome, exit) {
        seen.exit = exit;
        return change(outcome, seen);
      },
    };
  });
}
