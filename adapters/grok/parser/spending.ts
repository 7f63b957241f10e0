import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { type JsonRecord, numberAt, recordAt } from "../../shared/fields/fields.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import { figures } from "./figures.ts";

/** Tokens, cost and models of a run. The end has the sums; a run that was ended before has those of its model calls. */
export class Spending {
  #calls: Usage | null = null;
  #hasEnded = false;
  #total: Usage | null = null;
  #costUsd: number | null = null;
  #models: readonly string[] = [];

  /** A model call is over. */
  call(usage: unknown): void {
    this.#calls = addUsage(this.#calls, figures(usage));
  }

  /** The record that ends a run: `end`, `result`, or the whole document. The last one counts. */
  end(record: JsonRecord): void {
    const cost = numberAt(record.total_cost_usd);
    this.#hasEnded = true;
    this.#total = figures(record.usage);
    // `0.0` is printed where the price is not known.
    this.#costUsd = cost === null || cost <= 0 ? null : cost;
    this.#models = Object.keys(recordAt(record.modelUsage) ?? {});
  }

  /** @param calls what a format that prints whole messages told of its calls. */
  usage(calls: Usage | null): Usage | null {
    return this.#total ?? (this.#hasEnded ? null : (this.#calls ?? calls));
  }

  costUsd(): number | null {
    return this.#costUsd;
  }

  /** The model, where only one was called. */
  model(): string | null {
    return this.#models.length === 1 ? (this.#models[0] as string) : null;
  }
}
