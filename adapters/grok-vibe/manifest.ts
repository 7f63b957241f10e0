import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { errorCoverage } from "./error-coverage.ts";

/**
 * Who this adapter is and what it claims. An argument ends at 128 KiB on Linux; some room is left for a system prompt,
 * which stands ahead of the prompt. The CLI shows no tokens, no model and no session.
 */
export const manifest: Manifest = {
  id: "grok-vibe",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "grok-vibe",
  aliases: ["vibe-kit-grok", "superagent-grok"],
  commands: ["grok"],
  cliVersions: "0.0.34",
  transport: "cli",
  promptStyle: "arg",
  maxPromptBytes: 120_000,
  outputFormats: ["stream-json"],
  recordKeys: ["role"],
  terminalRecords: { "stream-json": null },
  capabilities: {
    streaming: true,
    sessions: false,
    tools: true,
    thinking: false,
    usage: false,
    cost: false,
    model: false,
    quota: false,
    interactive: true,
  },
  ...namedModels([
    { id: "grok-code-fast-1", name: "Grok Code Fast 1", aliases: ["fast"] },
    { id: "grok-4-latest", name: "Grok 4", aliases: ["grok"] },
  ]),
  defaultModel: "grok-code-fast-1",
  errorCoverage,
};
