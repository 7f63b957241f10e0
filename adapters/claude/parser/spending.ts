import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { MessageUsage } from "../../shared/anthropic/message-usage.ts";
import { numberAt, recordAt, stringAt, type Untrusted, valueAt } from "../../shared/framing/fields.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import { allModelsCost, allModelsUsage, apiUsage, inputSide, modelUsage } from "./usage-figures.ts";
import type { ResultRecord } from "./wire.ts";

/** Figures nearer than this are one figure, added up in another order. */
const COST_TOLERANCE_USD = 1e-9;

/** Cost of the run, and the printed figure where that one covers more than the run. */
export interface Cost {
  costUsd: number | null;
  cumulativeCostUsd?: number;
}

/** What decides, beside the figures, which of them are the run's. */
interface Circumstances {
  /** Main model, where one is known. */
  model: string | null;
  /** Sub-agents worked in this run, and it began its session: `modelUsage` counts their calls and no older ones. */
  hasSubAgents: boolean;
}

/** What one result adds to the run. */
interface Figures {
  /** `usage`: top-level model calls only. */
  result: Usage | null;
  /** `model_usage_since_last_result`: sub-agents, retries and compaction too. */
  since: Usage | null;
  /** Undefined: the result does not have that field. */
  sinceCost: number | null | undefined;
}

/** Adds up what the results of one process say about tokens and money. */
export class Spending {
  readonly #byResult = new Map<string, Figures>();
  #last: Untrusted<ResultRecord> | null = null;
  /** Usage of the documents' turn.completed, which is no result. */
  #documented: Usage | null = null;

  /** Takes a result; one that is printed again counts once (INV-CLI-USAGE-001). */
  result(record: Untrusted<ResultRecord>): void {
    const id = stringAt(record.uuid) ?? withoutId(record);
    const since = record.model_usage_since_last_result;
    // Of a call that was interrupted while it streamed, the CLI only guesses the tokens.
    const isGuess = record.terminal_reason === "aborted_streaming";
    this.#last = record;
    this.#byResult.set(id, {
      result: apiUsage(record.usage),
      since: isGuess ? null : allModelsUsage(since),
      sinceCost: recordAt(since) === null ? undefined : allModelsCost(since),
    });
  }

  /** Takes the usage of the documents' last record; printed again it replaces. */
  documented(usage: Usage | null): void {
    this.#documented = usage;
  }

  /**
   * Usage of this run. `result.usage` leaves out sub-agents and, at a limit, the last call; the other figure does
   * not. Zeros mean that nothing was counted: then the messages' own final figures are in.
   */
  usage(messages: MessageUsage, { model, hasSubAgents }: Circumstances): Usage | null {
    const results = this.#resultUsage();
    const since = this.#sum(({ since }) => since) ?? (hasSubAgents ? this.#processUsage() : null);
    const total = inputSide(since) > inputSide(results) ? since : results;
    if (total !== null && total.totalTokens > 0) return total;
    const ofMessages = messages.total();
    if (ofMessages !== null) return ofMessages;
    const startsAnew = this.#last?.result_index === undefined && this.#last?.terminal_reason === undefined;
    const ofModel = startsAnew && model !== null ? modelUsage(valueAt(this.#last?.modelUsage, model)) : null;
    return ofModel !== null && ofModel.totalTokens > 0 ? ofModel : null;
  }

  /**
   * Cost of this run (INV-CLI-USAGE-003): from 2.1 on total_cost_usd goes on counting over turns, resumed processes
   * and forks (anthropics/claude-agent-sdk-typescript#469).
   */
  cost(): Cost {
    const printed = numberAt(this.#last?.total_cost_usd);
    const share = this.#sinceCost(printed);
    if (share !== null) {
      const isAll = printed === null || Math.abs(printed - share) < COST_TOLERANCE_USD;
      return isAll ? { costUsd: printed ?? share } : { costUsd: share, cumulativeCostUsd: printed };
    }
    const counted = allModelsUsage(this.#last?.modelUsage);
    const mayCoverMore =
      this.#last?.result_index !== undefined && inputSide(counted) > inputSide(this.#resultUsage());
    if (printed !== null && mayCoverMore) return { costUsd: null, cumulativeCostUsd: printed };
    return { costUsd: printed };
  }

  /** True where `modelUsage`, of which the printed cost is made, counts calls that the reported usage leaves out. */
  costCoversMore(reported: Usage | null = null): boolean {
    return inputSide(reported) > 0 && inputSide(this.#processUsage()) > inputSide(reported);
  }

  /**
   * All calls of a process with a single result, of a version that does not print the share of each result. Sub-agents
   * are in it, and the side calls that the CLI makes for itself.
   */
  #processUsage(): Usage | null {
    const isOnly = this.#byResult.size === 1 && this.#last?.model_usage_since_last_result === undefined;
    return isOnly ? allModelsUsage(this.#last?.modelUsage) : null;
  }

  /** Models that the last result names. */
  models(): string[] {
    return Object.keys(recordAt(this.#last?.modelUsage) ?? {});
  }

  /** Models that the results say they counted; those of a process that goes on with a session may be of earlier ones. */
  answeredModels(isResumed: boolean): string[] {
    const since = recordAt(this.#last?.model_usage_since_last_result);
    return since === null ? (isResumed ? [] : this.models()) : Object.keys(since);
  }

  #resultUsage(): Usage | null {
    return this.#sum(({ result }) => result) ?? this.#documented;
  }

  /** What the results say they added; nothing added is 0 only where a cost is shown at all. */
  #sinceCost(printed: number | null): number | null {
    const costs = [...this.#byResult.values()].flatMap(({ sinceCost }) => sinceCost ?? []);
    if (costs.length > 0) return costs.reduce((sum, cost) => sum + cost, 0);
    const addedNothing = [...this.#byResult.values()].some(({ sinceCost }) => sinceCost === null);
    return addedNothing && printed !== null ? 0 : null;
  }

  #sum(figure: (of: Figures) => Usage | null): Usage | null {
    return [...this.#byResult.values()].map(figure).reduce(addUsage, null);
  }
}

/** What distinguishes a result without an id from another one: two turns never agree in all of these. */
function withoutId(record: Untrusted<ResultRecord>): string {
  const { result_index, duration_ms, num_turns, total_cost_usd, session_id, result } = record;
  const numbers = [result_index, duration_ms, num_turns, total_cost_usd].map((value) => numberAt(value));
  return [...numbers, stringAt(session_id), stringAt(result)].join(" ");
}
