// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What an adapter claims to report; certification checks each claim both ways. The capabilities from `messages` on count as claimed unless they are false: the checks that ask for such a part are then unsupported.
 */
export interface Capabilities {
  /**
   * Activity events come while the run goes on.
   */
  streaming?: boolean;
  /**
   * Session ids are reported and can be resumed.
   */
  sessions?: boolean;
  /**
   * Tool calls are reported.
   */
  tools?: boolean;
  /**
   * Reasoning text is reported.
   */
  thinking?: boolean;
  /**
   * Token usage is reported, not only estimated.
   */
  usage?: boolean;
  /**
   * Cost in US dollars is reported.
   */
  cost?: boolean;
  /**
   * The model that answered is reported.
   */
  model?: boolean;
  /**
   * Rate-limit windows are reported.
   */
  quota?: boolean;
  /**
   * A run that prints nothing for `RunCall.stallMs`, while no tool works and no background task is live, is ended.
   */
  stallWatch?: boolean;
  /**
   * True: why a run stopped is reported where the CLI says so.
   */
  stopReason?: boolean;
  /**
   * True: an answer by a JSON schema is reported as data where the CLI prints it as such.
   */
  structuredOutput?: boolean;
  /**
   * True: files that tools of the CLI changed are reported as events.
   */
  fileChanges?: boolean;
  /**
   * True: the agent's plan is reported as events.
   */
  plans?: boolean;
  /**
   * True: compactions of the context are reported as events.
   */
  compactions?: boolean;
  /**
   * True: tool calls that were refused are marked as `denied`.
   */
  denials?: boolean;
  /**
   * True: the MCP server that offers a called tool is reported.
   */
  mcpServers?: boolean;
  /**
   * True: all models that answered are reported, not only the main one.
   */
  models?: boolean;
  /**
   * The CLI can be started for a person at a terminal.
   */
  interactive?: boolean;
  /**
   * False: only the answer is reported; `messages` is empty or holds the answer alone.
   */
  messages?: boolean;
  /**
   * False: nothing is reported of what was skipped or odd; `diagnostics` is left out.
   */
  diagnostics?: boolean;
  /**
   * False: the code and the signal of the process are not known; both are null. What the driver did itself (`timedOut`, `aborted`) is reported all the same.
   */
  exit?: boolean;
  /**
   * False: the class of a failure that the CLI reports is not known; its kind is `unknown`. What the driver sees itself (`timeout`, `cancelled`, `cli_not_found`) is reported all the same.
   */
  errorClass?: boolean;
  /**
   * False: no HTTP status is reported; it is null.
   */
  httpStatus?: boolean;
  /**
   * False: no waiting time of a rate limit is reported, and no policy for such waits is kept.
   */
  rateLimits?: boolean;
  /**
   * False: reasoning tokens are not reported apart; they are null or 0.
   */
  reasoning?: boolean;
  /**
   * True: the CLI gets the prompt inside of a record, as two-way protocols want it, and not as it is.
   */
  wrapsPrompt?: boolean;
  [k: string]: unknown;
}
