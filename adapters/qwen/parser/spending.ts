import type { Outcome, Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { RunState } from "./run-state.ts";

/** What a run used, and the printed figure where that one may cover more. */
interface Spent {
  usage: Usage | null;
  diagnostics?: Pick<NonNullable<Outcome["diagnostics"]>, "cumulativeUsage">;
}

/**
 * Usage of a run. `result.usage` counts a resumed session from its beginning, and nothing in the output tells a resumed
 * run from another (INV-CLI-USAGE-003); it also counts calls that are hidden, as those of 0.24 for its memory. The
 * messages show this run's calls and no others, save those that were made again. So the result's figure counts where
 * the messages show as much, or where calls were made again; else it is told as what it may be.
 */
export function spent({ end, messageUsage, hasRetried }: RunState, isFailed: boolean): Spent {
  const ofMessages = messageUsage.total();
  const printed = end?.usage ?? null;
  // Zeros say that nobody counted.
  if (printed === null || printed.totalTokens === 0) return { usage: ofMessages };
  if (ofMessages === null) return { usage: isFailed && !hasRetried ? null : printed };
  const coversMore = printed.totalTokens > ofMessages.totalTokens;
  if (!coversMore || hasRetried) return { usage: printed };
  return { usage: ofMessages, diagnostics: { cumulativeUsage: { ...printed } } };
}
