import semver from "semver";
import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import type { ThreadUsage } from "../../../schemas/wire/codex/generated/stream-json.ts";
import { type JsonRecord, numberAt, recordAt, type Untrusted } from "../../shared/framing/fields.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/** First version seen to print the total of the thread, earlier processes included; 0.60.1 does not. */
const THREAD_TOTAL_SINCE = "0.120.0";

/** The token figures that a run printed last: each covers all that the ones before it do. */
export class PrintedUsage {
  #figures: JsonRecord | null = null;
  /** The figures count over the thread and not over the process. */
  #isOfThread = false;

  /** `usage` of turn.completed. */
  ofThread(figures: unknown): void {
    this.#figures = recordAt(figures) ?? this.#figures;
    this.#isOfThread = true;
  }

  /** `info.total_token_usage` of token_count (0.36). Null where the API sent no figures. */
  ofProcess(figures: unknown): void {
    this.#figures = recordAt(figures) ?? this.#figures;
    this.#isOfThread = false;
  }

  /** The usage, or null: nothing was printed, or zeros, by which the CLI says that the API sent no figures. */
  get usage(): Usage | null {
    const usage = this.#figures === null ? null : usageOf(this.#figures);
    return usage === null || usage.totalTokens === 0 ? null : usage;
  }

  /**
   * The figures as printed, if they may cover more than this run (INV-CLI-USAGE-003), else null.
   *
   * After a resume they are the total of the thread, and no record says that the thread is an old one.
   *
   * @param isResumed the run went on with an old thread; undefined: it may have done so.
   */
  cumulative(cliVersion: string | undefined, isResumed: boolean | undefined): JsonRecord | null {
    if (!this.#isOfThread || this.usage === null || isResumed === false) return null;
    const version = semver.valid(cliVersion ?? "");
    if (version !== null) return semver.gte(version, THREAD_TOTAL_SINCE) ? this.#figures : null;
    // No record tells an old version from a new one; this field is newer than the change.
    const isNew = numberAt(this.#figures, "reasoning_output_tokens") !== null;
    return isResumed || isNew ? this.#figures : null;
  }
}

/** OpenAI's meaning: cached tokens are a part of the input, reasoning is a part of the output. */
function usageOf(figures: Untrusted<ThreadUsage>): Usage | null {
  const cached = numberAt(figures.cached_input_tokens) ?? 0;
  const written = numberAt(figures.cache_write_input_tokens) ?? 0;
  const input = numberAt(figures.input_tokens);
  return makeUsage({
    inputTokens: input === null ? null : Math.max(0, input - cached - written),
    outputTokens: figures.output_tokens,
    cacheReadTokens: figures.cached_input_tokens,
    cacheCreationTokens: figures.cache_write_input_tokens,
    reasoningTokens: figures.reasoning_output_tokens,
  });
}
