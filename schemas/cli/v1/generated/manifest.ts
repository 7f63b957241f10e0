// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Who an adapter is and what it claims.
 */
export interface Manifest {
  id: string;
  /**
   * Version of the adapter, semver.
   */
  version?: string;
  /**
   * Who makes the adapter.
   */
  vendor?: string;
  /**
   * Id of the provider whose fixtures certify it.
   */
  provider?: string;
  /**
   * Other names the adapter answers to.
   */
  aliases?: string[];
  /**
   * Command candidates, first found wins.
   *
   * @minItems 1
   */
  commands?: [string, ...string[]];
  /**
   * Semver range of CLI versions this adapter is certified for.
   */
  cliVersions?: string;
  transport?: "cli" | "api";
  promptStyle?: "stdin" | "arg" | "file";
  /**
   * Limit for prompt styles arg and file.
   */
  maxPromptBytes?: number | null;
  /**
   * @minItems 1
   */
  outputFormats: ["text" | "json" | "stream-json", ...("text" | "json" | "stream-json")[]];
  /**
   * Where a record's type stands, as paths with dots (`type`, `msg.type`, `role`); the first that holds a string counts. Left out: `type`.
   *
   * @minItems 1
   */
  recordKeys?: [string, ...string[]];
  /**
   * Names of fields that hold token counts, where the name has neither `usage` nor `token` in it (`tok`, `stats`). Such a field counts at any depth, with all that stands below it.
   *
   * @minItems 1
   */
  usageKeys?: [string, ...string[]];
  toolKeys?: ToolKeys;
  /**
   * For each output format, the type of its terminal record, or null where it has none. Several types are separated by `|`; a record without a type is named by a field that it has, as in `.response`, or by a place at which a value stands, as in `.choices.0.finish_reason`.
   */
  terminalRecords?: {
    [k: string]:
      | string
      | null
      | {
          [k: string]: string | null;
        };
  };
  capabilities?: Capabilities;
  /**
   * The wishes of a request that the adapter passes on to its CLI: names of the request's fields, and `fork` for a session's. Any other wish is reported as unfulfilled. A CLI always gets the prompt, the folder and the environment.
   */
  requests?: (
    | "systemPrompt"
    | "model"
    | "effort"
    | "partialMessages"
    | "session"
    | "fork"
    | "maxTurns"
    | "maxBudgetUsd"
    | "allowTools"
    | "skipPermissions"
    | "images"
    | "outputSchema"
    | "mcpConfig"
  )[];
  /**
   * Words and environment variables of a start that asks for nothing but a prompt, in every format and version: flags, their values, subcommands. Such a start has no others, but for the prompt and the files of the run.
   */
  plainStart?: string[];
  models?: {
    id: string;
    name?: string;
    aliases?: string[];
    [k: string]: unknown;
  }[];
  defaultModel?: string | null;
  /**
   * Short alias to model id.
   */
  shortAliases?: {
    [k: string]: string;
  };
  /**
   * Line of shell that installs the CLI, for people.
   */
  install?: string;
  /**
   * Environment variable with the key of an API.
   */
  apiKeyVariable?: string;
  /**
   * Environment variable with the address of an API, in place of the vendor's.
   */
  baseUrlVariable?: string;
  /**
   * Category, then surface (record, stdout, stderr, exit, spawn): the reason why no fixture shows that cell.
   */
  errorCoverage?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  [k: string]: unknown;
}
/**
 * Names of fields that hold what the CLI says of its tools and thoughts, where no CLI that is known here has such a name (`ref`, `payload`, `data`).
 */
export interface ToolKeys {
  /**
   * The id of a tool call.
   *
   * @minItems 1
   */
  call?: [string, ...string[]];
  /**
   * What a tool is called with.
   *
   * @minItems 1
   */
  input?: [string, ...string[]];
  /**
   * What came of it.
   *
   * @minItems 1
   */
  output?: [string, ...string[]];
  /**
   * What the model thought.
   *
   * @minItems 1
   */
  thought?: [string, ...string[]];
}
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
