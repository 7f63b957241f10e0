import type { Adapter, Outcome, RunError, Usage } from "../../../contracts/cli/v1/adapter.ts";
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

/** An adapter that reports other fields of an error; runs without one stay as they are. */
export function changeError(
  adapter: Adapter,
  change: (error: RunError, seen: SeenRun, outcome: Outcome) => Partial<RunError>,
): Adapter {
  return changeOutcome(adapter, (outcome, seen) => {
    const error = outcome.error;
    if (error === undefined || error === null) return outcome;
    return { ...outcome, error: { ...error, ...change(error, seen, outcome) } };
  });
}

/** An adapter that never reports some fields of the diagnostics. */
export function withoutDiagnostics(
  adapter: Adapter,
  ...fields: (keyof NonNullable<Outcome["diagnostics"]>)[]
): Adapter {
  return changeOutcome(adapter, (outcome) => ({
    ...outcome,
    diagnostics: Object.fromEntries(
      Object.entries(outcome.diagnostics ?? {}).filter(([field]) => !fields.includes(field)),
    ),
  }));
}

/** An adapter that reports other fields of the usage, where it reports one that the CLI printed. */
export function changeUsage(
  adapter: Adapter,
  change: (usage: Usage, seen: SeenRun) => Partial<Usage>,
): Adapter {
  return changeOutcome(adapter, (outcome, seen) => {
    const usage = outcome.usage;
    if (usage === undefined || usage === null || usage.estimated) return outcome;
    return { ...outcome, usage: { ...usage, ...change(usage, seen) } };
  });
}

/** Fields with the total that belongs to them, so that the sum itself gives nothing away. */
export function withTotal(usage: Usage): Usage {
  const { inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens } = usage;
  return { ...usage, totalTokens: inputTokens + outputTokens + cacheReadTokens + cacheCreationTokens };
}
