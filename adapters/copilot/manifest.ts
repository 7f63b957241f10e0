import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts, the titles of tools and notices of retries, never the reason of a failure: text mode prints that on stderr.";

const BY_RECORD =
  "In text mode the sentence of the error record is on stderr. The text runs that were recorded are a refused login, a rate limit, a server error, a network error and an empty answer; the path is the same.";

const NEVER_SILENT =
  "A record or a line on stderr reports every failure. Both stay silent only where the process is ended from outside.";

const AT_START = "Printed before the first record, on stderr, in every format.";

const ENDED_FROM_OUTSIDE =
  "The recorded runs that were ended from outside had printed records or text before, or an abort record and a line on stderr.";

const ENDED_SILENTLY =
  "A run that is ended from outside prints nothing on stderr, where its launcher was started.";

const ALWAYS_NAMED =
  "Every line of stderr that was recorded says what is wrong; the one of an interrupted run comes with a record that says more.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  authentication: { exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { exit: NEVER_SILENT },
  server: { exit: NEVER_SILENT },
  timeout: { stderr: ENDED_SILENTLY, exit: ENDED_FROM_OUTSIDE },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { record: AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stderr: ALWAYS_NAMED, exit: NEVER_SILENT },
});

/** The flags that pass the wishes of a request; a system prompt is on stdin. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  effort: "--reasoning-effort",
  session: "--resume",
  allowTools: "--allow-tool",
  skipPermissions: null,
  images: "--attachment",
  mcpConfig: "--additional-mcp-config",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. The CLI counts premium requests and no money. Its list of models depends on
 * the account: these are the ones that its help and public reports of runs name.
 */
export const manifest: Manifest = {
  id: "copilot",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "copilot",
  aliases: ["copilot-cli", "copilot_cli", "copilot_local", "github-copilot"],
  commands: ["copilot"],
  install: "npm install -g @github/copilot",
  cliVersions: ">=0.0.367 <=1.0.102",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  recordKeys: ["type"],
  terminalRecords: { "stream-json": "result", text: null },
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
    interactive: true,
    fileChanges: true,
    compactions: true,
    denials: true,
    mcpServers: true,
    models: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["--output-format", "json", "--no-ask-user"],
  ...namedModels([
    { id: "auto", name: "Auto" },
    { id: "gpt-5.4", name: "GPT-5.4", aliases: ["gpt"] },
    { id: "gpt-5.3-codex", name: "GPT-5.3 Codex", aliases: ["codex"] },
    { id: "gpt-5-mini", name: "GPT-5 mini", aliases: ["mini"] },
    { id: "claude-opus-4.6", name: "Claude Opus 4.6", aliases: ["opus"] },
    { id: "claude-sonnet-4.6", name: "Claude Sonnet 4.6", aliases: ["sonnet"] },
    { id: "claude-haiku-4.5", name: "Claude Haiku 4.5", aliases: ["haiku"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
