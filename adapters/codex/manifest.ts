import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const ON_STDOUT =
  "Only the text mode of 0.36 prints errors on stdout; its failures are known from the vendor's source, none was recorded.";

const TEXT_MODE =
  "In record formats a failed model call is a record. Text mode prints its sentence on stderr; recorded for a rate limit only, the path is the same.";

const REFUSAL_IN_TEXT = "A refusal to start is on stderr in every format; none was recorded on stdout.";

const NEVER_SILENT =
  "Something is always printed first: a record, or the notice on stderr that stdin is read. Silence was not recorded.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  rate_limit: { stdout: ON_STDOUT, exit: NEVER_SILENT },
  authentication: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  validation: { stdout: REFUSAL_IN_TEXT, exit: NEVER_SILENT },
  network: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  server: { stdout: ON_STDOUT, stderr: TEXT_MODE, exit: NEVER_SILENT },
  timeout: { stdout: ON_STDOUT, exit: NEVER_SILENT },
  not_found: { stdout: REFUSAL_IN_TEXT, exit: NEVER_SILENT },
  configuration: { stdout: REFUSAL_IN_TEXT, exit: NEVER_SILENT },
  unknown: {
    stdout: ON_STDOUT,
    stderr: "Every stderr sentence that was recorded belongs to a category.",
    exit: NEVER_SILENT,
  },
});

/** The flags that pass the wishes of a request; settings and subcommands pass the others. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  effort: null,
  session: null,
  fork: null,
  skipPermissions: "--dangerously-bypass-approvals-and-sandbox",
  images: "--image",
  outputSchema: "--output-schema",
} as const satisfies WishFlags;

/** Who this adapter is and what it claims. The CLI names no model in its records from 0.60 on. */
export const manifest: Manifest = {
  id: "codex",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "codex",
  aliases: ["codex-cli", "codex_local"],
  commands: ["codex"],
  install: "npm install -g @openai/codex",
  cliVersions: ">=0.36.0 <=0.171.0",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  recordKeys: ["type", "msg.type"],
  toolKeys: { input: ["action", "changes", "prompt", "query"], output: ["agents_states"] },
  terminalRecords: {
    "stream-json": { "<0.42.0": null, ">=0.42.0": "turn.completed|turn.failed" },
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
    interactive: true,
    fileChanges: true,
    plans: true,
    compactions: true,
    denials: true,
    mcpServers: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["exec", "--json", "--skip-git-repo-check"],
  // The list changes with the account and the release; these are the ones that its documentation names longest.
  ...namedModels([
    { id: "gpt-5.5", name: "GPT-5.5", aliases: ["gpt"] },
    { id: "gpt-5.4", name: "GPT-5.4" },
    { id: "gpt-5.4-mini", name: "GPT-5.4 mini", aliases: ["mini"] },
    { id: "gpt-5.3-codex", name: "GPT-5.3 Codex", aliases: ["codex"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
