import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const REPORTED =
  "Nothing of this CLI could be recorded: it is no package, and it talks to its own backend alone. Reported runs show some of these cells.";

const CATEGORIES = [
  "quota",
  "rate_limit",
  "authentication",
  "validation",
  "network",
  "server",
  "timeout",
  "not_found",
  "configuration",
  "unknown",
];

const SURFACES = { record: REPORTED, stdout: REPORTED, stderr: REPORTED, exit: REPORTED };

/** Why no recording shows a category on a surface: there is no recording. */
const errorCoverage = withNotSpawned(Object.fromEntries(CATEGORIES.map((category) => [category, SURFACES])));

/** The flags that pass the wishes of a request; a system prompt is on stdin. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  partialMessages: "--stream-partial-output",
  session: "--resume",
  skipPermissions: "--force",
} as const satisfies WishFlags;

/**
 * Who this adapter is and what it claims. Nothing of this CLI could be recorded: versions and shapes are those of
 * public reports. Its list of models is the account's own. It shows no cost.
 */
export const manifest: Manifest = {
  id: "cursor",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "cursor",
  aliases: ["cursor-agent", "cursor_agent", "cursor-cli", "cursor_local"],
  commands: ["cursor-agent", "agent"],
  install: "curl https://cursor.com/install -fsS | bash",
  cliVersions: ">=2026.1.28 <=2026.7.20",
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
    cost: false,
    model: true,
    quota: false,
    interactive: true,
    fileChanges: true,
    plans: true,
    denials: true,
    mcpServers: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["--print", "--output-format", "stream-json", "json", "text", "--trust"],
  models: [{ id: "auto", name: "Auto" }],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
