import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "stdout holds records, a document or the last message; a failure is reported there by records, else on stderr. 0.5 refuses an unknown session on stdout; that is reported only.";

const NEVER_SILENT =
  "Something is always printed: a record, or a line on stderr. Exit codes alone are read by the published packages, no recording has them.";

const WAITS_FOR_IT =
  "A rate limit is waited out for tens of minutes; the one recording of it was ended meanwhile. That the CLI gives up in the end is read by its published package.";

const TEXT_MODE =
  "In text mode a failed model call is reported on stderr. The recording of that format is a refused login; the path is the same.";

const LIMITS =
  "Limits of turns and tool calls are reported on stderr after the records. Text mode, which has none, reports them there too; no recording of that is here.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { record: WAITS_FOR_IT, stdout: NOT_ON_STDOUT, stderr: WAITS_FOR_IT, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { stdout: NOT_ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, stderr: LIMITS, exit: NEVER_SILENT },
});

/** The flags that pass the wishes of a request; a system prompt is on stdin. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  partialMessages: "--include-partial-messages",
  session: "--resume",
  fork: "--fork-session",
  maxTurns: "--max-session-turns",
  allowTools: "--allowed-tools",
  skipPermissions: "--yolo",
  outputSchema: "--json-schema",
  mcpConfig: "--mcp-config",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. The CLI shows no cost and has no list of its models: they are those of the
 * endpoint that its settings name.
 */
export const manifest: Manifest = {
  id: "qwen",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "qwen",
  aliases: ["qwen-code", "qwen_code", "qwen_local"],
  commands: ["qwen"],
  install: "npm install -g @qwen-code/qwen-code",
  cliVersions: ">=0.1.4 <=0.24.4",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json", "text"],
  terminalRecords: {
    "stream-json": "result",
    json: { "<0.5.0": ".response|.error", ">=0.5.0": "result" },
    text: null,
  },
  capabilities: {
    streaming: true,
    stallWatch: true,
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: false,
    model: true,
    quota: false,
    structuredOutput: true,
    interactive: true,
    fileChanges: true,
    plans: true,
    denials: true,
    mcpServers: true,
    models: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["-o", "stream-json", "json", "text"],
  models: [],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
