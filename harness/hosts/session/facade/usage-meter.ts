import { reportedUsage } from "../../../../adapters/shared/outcome/estimate-usage.ts";
import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { UsageTick } from "../../../../contracts/session/v1/provider-adapter.ts";

type Attribution = Pick<
  UsageTick,
  "provider" | "adapter_id" | "adapter_version" | "providerVersion" | "sessionPid"
>;

/**
 * Meters one session: each tick holds what came since the tick before, so that ticks can be added up, and names who was
 * asked (INV-SESSION-USAGE-001). Tokens and cost are known of a run that a parser has read; a terminal tells none, and
 * an estimate is no figure for a bill.
 */
export class UsageMeter {
  #toldMs = 0;
  #hasToldRun = false;

  /**
   * @param lastedMs how long the session has lasted.
   * @param outcome of a run that is over.
   */
  tick(session: Attribution, lastedMs: number, outcome: Outcome | undefined): UsageTick {
    const { provider, adapter_id, adapter_version, providerVersion, sessionPid } = session;
    const attribution = { provider, adapter_id, adapter_version, providerVersion, sessionPid };
    const seconds = Math.max(0, lastedMs - this.#toldMs) / 1000;
    this.#toldMs = Math.max(this.#toldMs, lastedMs);
    if (outcome === undefined || this.#hasToldRun) return { ...attribution, seconds };
    this.#hasToldRun = true;
    const { costUsd, model } = outcome;
    const reported = reportedUsage(outcome);
    return {
      ...attribution,
      seconds,
      ...(model == null ? {} : { model }),
      ...(reported === null
        ? {}
        : { inputTokens: reported.inputTokens, outputTokens: reported.outputTokens }),
      ...(costUsd == null ? {} : { costUsd }),
    };
  }
}
