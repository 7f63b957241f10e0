import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "Outside of records, stdout holds the model's texts and nothing else: plain mode prints its errors on stderr.";

const BY_RECORD =
  "In plain mode the sentence of the error record is on stderr. A refused login and an unknown model were recorded so; the others are reported fixtures, and the path is the same.";

const NEVER_SILENT =
  "A record or a line on stderr reports every failure. Both stay silent only where the process is ended from outside, also while it tries again.";

const ENDED_SILENTLY = "A run that is ended from outside prints nothing on stderr.";

const AT_START = "Printed before the first record, on stderr, in every format.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  rate_limit: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD },
  server: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, stderr: ENDED_SILENTLY },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { record: AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, stderr: BY_RECORD, exit: NEVER_SILENT },
});

/** The flags that pass the wishes of a request. */
export const WISH_FLAGS = {
  systemPrompt: "--system-prompt-override",
  model: "--model",
  effort: "--reasoning-effort",
  partialMessages: "--include-partial-messages",
  session: "--resume",
  fork: "--fork-session",
  maxTurns: "--max-turns",
  allowTools: "--allow",
  skipPermissions: "--always-approve",
  outputSchema: "--json-schema",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. No context window holds a prompt of 4 MiB; one of 99 KB was recorded. Which
 * models there are depends on the account, and on the user's config.toml.
 */
export const manifest: Manifest = {
  id: "grok",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "grok",
  aliases: ["grok-xai", "grok-build", "xai", "grok-cli"],
  commands: ["grok"],
  install: "npm install -g @xai-official/grok",
  cliVersions: ">=1.0.5 <=1.0.41",
  transport: "cli",
  promptStyle: "file",
  maxPromptBytes: 4 * 1024 * 1024,
  outputFormats: ["stream-json", "json", "text"],
  recordKeys: ["type"],
  terminalRecords: { "stream-json": "end|error|result", json: ".stopReason|error", text: null },
  capabilities: {
    streaming: true,
    stallWatch: true,
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: false,
    stopReason: true,
    structuredOutput: true,
    interactive: true,
    fileChanges: true,
    plans: true,
    compactions: true,
    mcpServers: true,
    models: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: [
    "--prompt-file",
    "--output-format",
    "streaming-json",
    "json",
    "plain",
    "GROK_DISABLE_AUTOUPDATER",
  ],
  ...namedModels([
    { id: "grok-build", name: "Grok Build", aliases: ["build"] },
    { id: "grok-4", name: "Grok 4", aliases: ["grok"] },
    { id: "grok-code-fast-1", name: "Grok Code Fast 1", aliases: ["fast"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
