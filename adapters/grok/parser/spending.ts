import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { type JsonRecord, numberAt, recordAt } from "../../shared/framing/fields.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import type { Diagnostics } from "../../shared/outcome/diagnostics-collector.ts";
import { figures } from "./figures.ts";

/**
 * Tokens, cost and models of a run. The end has the sums; a run that was ended before has those of its model calls. Of
 * several ends in one process nothing says whether the last one counts what the others did (INV-CLI-USAGE-003).
 */
export class Spending {
  #calls: Usage | null = null;
  #hasEnded = false;
  #total: Usage | null = null;
  #costUsd: number | null = null;
  #models: readonly string[] = [];
  #isUnclear = false;

  /** A model call is over. */
  call(usage: unknown): void {
    this.#calls = addUsage(this.#calls, figures(usage));
  }

  /** The record that ends a run: `end`, `result`, or the whole document. The last one counts. */
  end(record: JsonRecord): void {
    const printed = numberAt(record.total_cost_usd);
    const total = figures(record.usage);
    // `0.0` is printed where the price is not known.
    const costUsd = printed === null || printed <= 0 ? null : printed;
    const isSame = total?.totalTokens === this.#total?.totalTokens && costUsd === this.#costUsd;
    if (this.#hasEnded && !isSame) this.#isUnclear = true;
    this.#hasEnded = true;
    this.#total = total;
    this.#costUsd = costUsd;
    this.#models = Object.keys(recordAt(record.modelUsage) ?? {});
  }

  /** @param calls what a format that prints whole messages said about its calls. */
  usage(calls: Usage | null): Usage | null {
    if (this.#isUnclear) return null;
    return this.#total ?? (this.#hasEnded ? null : (this.#calls ?? calls));
  }

  costUsd(): number | null {
    return this.#isUnclear ? null : this.#costUsd;
  }

  /** Figures that may cover more than this run. */
  cumulative(): Diagnostics {
    if (!this.#isUnclear) return {};
    return {
      ...(this.#total !== null && { cumulativeUsage: { ...this.#total } }),
      ...(this.#costUsd !== null && { cumulativeCostUsd: this.#costUsd }),
    };
  }

  /** All models that the end names. */
  models(): readonly string[] {
    return this.#models;
  }

  /** The model, where only one was called. */
  model(): string | null {
    return this.#models.length === 1 ? (this.#models[0] as string) : null;
  }
}
