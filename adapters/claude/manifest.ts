import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const TEXT_MODE =
  "Text mode prints the sentence of the result record on stdout; recorded for 401 and 500 only, the path is the same.";

const NOT_ON_STDERR =
  "API failures never go to stderr: they are records, or text on stdout (every failed recording shows it).";

const START_UP_ONLY = "Comes from a start-up check, which prints on stderr before the output format matters.";

const NEVER_SILENT =
  "Always printed with a sentence; both streams are empty only when the process was killed.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: TEXT_MODE, stderr: NOT_ON_STDERR, exit: NEVER_SILENT },
  rate_limit: { stdout: TEXT_MODE, stderr: NOT_ON_STDERR, exit: NEVER_SILENT },
  authentication: { stderr: NOT_ON_STDERR, exit: NEVER_SILENT },
  validation: { stdout: TEXT_MODE, exit: NEVER_SILENT },
  network: { stdout: TEXT_MODE, stderr: NOT_ON_STDERR, exit: NEVER_SILENT },
  server: { stderr: NOT_ON_STDERR, exit: NEVER_SILENT },
  timeout: {
    stdout: TEXT_MODE,
    stderr: "A killed process prints nothing more, and an API timeout is a record.",
  },
  not_found: { stdout: TEXT_MODE, exit: NEVER_SILENT },
  configuration: {
    record: "Only a corrupt global configuration prints a result record; it is not among the recordings.",
    stdout: START_UP_ONLY,
    exit: NEVER_SILENT,
  },
  unknown: {
    stderr: "Every stderr sentence that was recorded belongs to a category.",
    exit: NEVER_SILENT,
  },
});

/** The flags that pass the wishes of a request; one of two passes the system prompt, by configuration. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  effort: "--effort",
  partialMessages: "--include-partial-messages",
  session: "--resume",
  fork: "--fork-session",
  maxTurns: "--max-turns",
  maxBudgetUsd: "--max-budget-usd",
  allowTools: "--allowedTools",
  skipPermissions: "--dangerously-skip-permissions",
  outputSchema: "--json-schema",
  mcpConfig: "--mcp-config",
} as const satisfies WishFlags;

/** Who this adapter is and what it claims. Models are those that the CLI's own list shows (2.1.332). */
export const manifest: Manifest = {
  id: "claude",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "claude",
  aliases: ["claude-code", "claude_local"],
  commands: ["claude"],
  install: "npm install -g @anthropic-ai/claude-code",
  cliVersions: ">=1.0.58 <=2.1.332",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json", "text"],
  terminalRecords: { "stream-json": "result", json: "result", text: null },
  capabilities: {
    streaming: true,
    stallWatch: true,
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: true,
    stopReason: true,
    structuredOutput: true,
    interactive: true,
    fileChanges: true,
    plans: true,
    compactions: true,
    denials: true,
    mcpServers: true,
    models: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["-p", "--output-format", "stream-json", "json", "text", "--verbose"],
  ...namedModels([
    { id: "claude-opus-5-5", name: "Opus", aliases: ["opus"] },
    { id: "claude-fable-5-2", name: "Fable", aliases: ["fable"] },
    { id: "claude-sonnet-5-5", name: "Sonnet", aliases: ["sonnet"] },
    { id: "claude-haiku-5-5", name: "Haiku", aliases: ["haiku"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
