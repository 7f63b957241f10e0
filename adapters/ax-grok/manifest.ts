import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";
import { models, shortAliases } from "./models.ts";

/**
 * Who this adapter is and what it claims. Nobody has recorded the CLI, so that what is claimed is what its public source
 * shows. It prints no tokens, no cost, no session and no thoughts; the model stands in `--json` only.
 *
 * Messages are printed when the agent has ended, all at once: one of the assistant without tool calls is the last one.
 */
export const manifest: Manifest = {
  id: "ax-grok",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "ax-grok",
  aliases: ["ax_grok"],
  commands: ["ax-grok"],
  cliVersions: ">=4.0.0 <=5.3.9",
  transport: "cli",
  promptStyle: "arg",
  // Linux ends one argument at 128 KiB; the rest is left to a system prompt, which stands in the same one.
  maxPromptBytes: 120_000,
  outputFormats: ["stream-json", "json"],
  recordKeys: ["role"],
  terminalRecords: { "stream-json": "assistant", json: ".messages|.error" },
  capabilities: {
    streaming: true,
    sessions: false,
    tools: true,
    thinking: false,
    usage: false,
    cost: false,
    model: true,
    quota: false,
    interactive: true,
  },
  models,
  defaultModel: "grok-code-fast-1",
  shortAliases,
  errorCoverage,
};
