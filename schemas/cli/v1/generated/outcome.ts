// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What an adapter reports of one run.
 */
export type Outcome = {
  /**
   * ok: the run reached its own end with the model's answer. error: everything else, whatever the exit code says.
   */
  status: "ok" | "error";
  /**
   * Final answer of the top-level agent as the CLI printed it; null when status is error.
   */
  content: string | null;
  /**
   * All texts of the top-level agent in order, partial ones too.
   */
  messages: string[];
  /**
   * The answer as data, where the CLI printed it as such: by the JSON schema of the request. `content` is then its text as printed, or as JSON where there is no text. Left out where no data was printed.
   */
  structuredOutput?: unknown;
  /**
   * Why the CLI says that the run stopped. The first five are words of the Agent Client Protocol; `tool_deferred`: a tool call waits for the host's decision; `hook`: a hook stopped the run; `limit`: a limit other than those of tokens and turns. Null where the CLI does not say, or the run failed for a reason that is none of these.
   */
  stopReason?:
    | "end_turn"
    | "max_tokens"
    | "max_turn_requests"
    | "refusal"
    | "cancelled"
    | "tool_deferred"
    | "hook"
    | "limit"
    | null;
  /**
   * Null or absent when status is ok.
   */
  error?: RunError | null;
  usage?: Usage | null;
  /**
   * This run's share in US dollars, or null.
   */
  costUsd?: number | null;
  /**
   * Model that the CLI reported, never an echo of the request.
   */
  model?: string | null;
  /**
   * All models that the CLI reported as having answered in this run, in the order of their first appearance: of sub-agents, of helpers and of fallbacks too. Left out where the CLI names none.
   */
  models?: string[];
  session?: Session | null;
  tools: ToolCall[];
  /**
   * Rate-limit windows, newest figures.
   */
  quota?: QuotaWindow[];
  exit: Exit;
  diagnostics?: Diagnostics;
};

/**
 * Why a run failed; the words are those of contracts/cli/v1/error-taxonomy.json.
 */
export interface RunError {
  /**
   * One of the ten categories of the taxonomy.
   */
  category:
    | "quota"
    | "rate_limit"
    | "authentication"
    | "validation"
    | "network"
    | "server"
    | "timeout"
    | "not_found"
    | "configuration"
    | "unknown";
  /**
   * The finer word; it decides the category.
   */
  kind:
    | "cli_not_found"
    | "model_unavailable"
    | "session_expired"
    | "auth_expired"
    | "permission_denied"
    | "quota_exhausted"
    | "rate_limited"
    | "overloaded"
    | "context_exceeded"
    | "invalid_request"
    | "transport"
    | "stream_truncated"
    | "server"
    | "timeout"
    | "configuration"
    | "cancelled"
    | "max_turns"
    | "output_invalid"
    | "not_found"
    | "unknown";
  /**
   * The reason in the CLI's own words, escape sequences stripped; never empty.
   */
  message: string;
  /**
   * HTTP status where the output shows one.
   */
  httpStatus?: number | null;
  /**
   * Milliseconds to wait, only if the output tells.
   */
  retryAfterMs?: number | null;
  /**
   * ISO 8601 time at which a limit resets, only if the output tells an absolute one.
   */
  resetsAt?: string | null;
  /**
   * The same run may be tried again.
   */
  shouldRetry: boolean;
  /**
   * Another provider may be tried.
   */
  shouldFallback: boolean;
  /**
   * retryAfterMs, or 1000 for a rate limit without one.
   */
  suggestedDelayMs?: number | null;
  /**
   * The place whose words decided the class.
   */
  evidence: "record" | "stdout" | "stderr" | "exit" | "spawn";
}
/**
 * Tokens that this run used, with one meaning for every provider.
 */
export interface Usage {
  /**
   * Input tokens without any cached token.
   */
  inputTokens: number;
  /**
   * Output tokens, reasoning included.
   */
  outputTokens: number;
  /**
   * Input tokens read from a cache.
   */
  cacheReadTokens: number;
  /**
   * Input tokens written to a cache.
   */
  cacheCreationTokens: number;
  /**
   * The part of outputTokens that was reasoning, where the CLI tells.
   */
  reasoningTokens?: number | null;
  /**
   * Sum of input, cache read, cache creation and output tokens.
   */
  totalTokens: number;
  /**
   * Service tier as the CLI printed it.
   */
  serviceTier?: string | null;
  /**
   * True when the CLI showed no figures and these are ceil(characters / 4).
   */
  estimated: boolean;
}
export interface Session {
  id: string | null;
  /**
   * The id a person would type or see.
   */
  displayId?: string | null;
  /**
   * The stored id is dead: forget it.
   */
  clear?: boolean;
}
export interface ToolCall {
  name: string;
  id?: string | null;
  /**
   * error also when refused or never finished.
   */
  status: "ok" | "error";
  /**
   * Name of the MCP server that offers the tool. Left out for the CLI's own tools, and where the CLI does not say.
   */
  mcpServer?: string | null;
  /**
   * True: the CLI reported that the call was refused (by a rule, a hook or a person) and never ran. Its status is error.
   */
  denied?: boolean;
  [k: string]: unknown;
}
/**
 * One rate-limit window as the CLI reported it.
 */
export interface QuotaWindow {
  /**
   * Name of the window as the CLI prints it, five_hour or seven_day for instance.
   */
  window: string;
  /**
   * allowed, allowed_warning, rejected ... as printed.
   */
  status?: string | null;
  /**
   * Share used, 0 to 1, where shown.
   */
  utilization?: number | null;
  /**
   * ISO 8601 time of the reset, where shown.
   */
  resetsAt?: string | null;
  /**
   * Whether the run may go on at extra cost when the window is used up: allowed, rejected ... as printed.
   */
  overageStatus?: string | null;
  /**
   * True: the window is used up, and the run is paid for as overage.
   */
  isUsingOverage?: boolean | null;
}
/**
 * How a run of the CLI ended.
 */
export interface Exit {
  /**
   * Exit code; null when the process died of a signal or never started.
   */
  code: number | null;
  /**
   * Name of the signal that ended the process, or null.
   */
  signal: string | null;
  /**
   * The driver ended the run because its time was up.
   */
  timedOut: boolean;
  /**
   * The driver ended the run because its caller asked for it (an abort, an interrupt).
   */
  aborted: boolean;
}
/**
 * What a reader needs to trust the outcome; more fields are allowed.
 */
export interface Diagnostics {
  /**
   * Lines that were no record.
   */
  skippedLines?: number;
  /**
   * Up to ten of the skipped lines, cut to 200 characters: the first and the last ones.
   *
   * @maxItems 10
   */
  samples?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string];
  /**
   * Record types this adapter does not know, and how often each came.
   */
  unknownTypes?: {
    [k: string]: number;
  };
  /**
   * Content is raw stdout because no record was found.
   */
  textFallback?: boolean;
  /**
   * The answer stopped early (token limit, cut stream) although the run ended as a success.
   */
  truncated?: boolean;
  /**
   * The run succeeded with an empty answer.
   */
  emptyAnswer?: boolean;
  /**
   * The CLI silently started another session than the one asked for.
   */
  sessionReplaced?: boolean;
  /**
   * Ids of background tasks that the stream reported as started and not as ended: the CLI goes on with them after its result.
   */
  liveTasks?: string[];
  /**
   * Names of the request's wishes that were not passed on to the CLI.
   */
  unfulfilled?: string[];
  /**
   * Usage that covers more than this run, as printed.
   */
  cumulativeUsage?: {
    [k: string]: unknown;
  };
  /**
   * Cost that covers more than this run, as printed.
   */
  cumulativeCostUsd?: number | null;
  /**
   * Lines longer than the cap, skipped.
   */
  oversizedLines?: number;
  /**
   * Warnings and retry notices that did not decide the verdict, bounded.
   */
  notices?: string[];
  [k: string]: unknown;
}
