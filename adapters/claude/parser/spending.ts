import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { numberAt, recordAt, valueAt } from "../../shared/fields/fields.ts";
import { addUsage } from "../../shared/usage/add-usage.ts";
import type { MessageUsage } from "./message-usage.ts";
import { allModelsCost, allModelsUsage, apiUsage, inputSide, modelUsage } from "./usage-figures.ts";
import type { ResultRecord, Untrusted } from "./wire.ts";

/** Figures nearer than this are one figure, added up in another order. */
const COST_TOLERANCE_USD = 1e-9;

/** Cost of the run, and the printed figure where that one covers more than the run. */
export interface Cost {
  costUsd: number | null;
  cumulativeCostUsd?: number;
}

/** Adds up what the results of one process say about tokens and money. */
export class Spending {
  /** Sum of `usage`: top-level model calls, each result for itself. */
  #results: Usage | null = null;
  /** Sum of `model_usage_since_last_result`: sub-agents, retries and compaction too. */
  #since: Usage | null = null;
  #sinceCost: number | null = null;
  #last: Untrusted<ResultRecord> | null = null;

  result(record: Untrusted<ResultRecord>): void {
    this.#last = record;
    this.#results = addUsage(this.#results, apiUsage(record.usage));
    const since = record.model_usage_since_last_result;
    // Of a call that was interrupted while it streamed, the CLI only guesses the tokens.
    if (record.terminal_reason !== "aborted_streaming")
      this.#since = addUsage(this.#since, allModelsUsage(since));
    const cost = allModelsCost(since);
    if (cost !== null) this.#sinceCost = (this.#sinceCost ?? 0) + cost;
  }

  /** Usage of a record that is no result (the documents' turn.completed). */
  add(usage: Usage | null): void {
    this.#results = addUsage(this.#results, usage);
  }

  /**
   * Usage of this run. `result.usage` leaves out sub-agents and, at a limit, the last call; the other figure does
   * not. Zeros mean that nothing was counted: then the messages' own final figures stand in.
   */
  usage(messages: MessageUsage, model: string | null): Usage | null {
    const total = inputSide(this.#since) > inputSide(this.#results) ? this.#since : this.#results;
    if (total !== null && total.totalTokens > 0) return total;
    const ofMessages = messages.total();
    if (ofMessages !== null) return ofMessages;
    const ofModel =
      this.#isUncumulated() && model !== null ? modelUsage(valueAt(this.#last?.modelUsage, model)) : null;
    return ofModel !== null && ofModel.totalTokens > 0 ? ofModel : null;
  }

  /**
   * Cost of this run (INV-CLI-USAGE-003): from 2.1 on total_cost_usd goes on counting over turns, resumed processes
   * and forks (anthropics/claude-agent-sdk-typescript#469).
   */
  cost(): Cost {
    const printed = numberAt(this.#last?.total_cost_usd);
    if (this.#sinceCost !== null) {
      if (printed === null || Math.abs(printed - this.#sinceCost) < COST_TOLERANCE_USD)
        return { costUsd: printed ?? this.#sinceCost };
      return { costUsd: this.#sinceCost, cumulativeCostUsd: printed };
    }
    const counts = this.#last === null ? null : allModelsUsage(this.#last.modelUsage);
    const mayBeCumulative =
      this.#last?.result_index !== undefined && inputSide(counts) > inputSide(this.#results);
    if (printed !== null && mayBeCumulative) return { costUsd: null, cumulativeCostUsd: printed };
    return { costUsd: printed };
  }

  /** Models that the last result names. */
  models(): string[] {
    return Object.keys(recordAt(this.#last?.modelUsage) ?? {});
  }

  /** A result of a version whose modelUsage starts anew with each process: those know neither of these fields. */
  #isUncumulated(): boolean {
    return this.#last?.result_index === undefined && this.#last?.terminal_reason === undefined;
  }
}
