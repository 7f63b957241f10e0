import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { errorCoverage } from "./error-coverage.ts";

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
  cliVersions: ">=1.0.5 <=1.0.41",
  transport: "cli",
  promptStyle: "file",
  maxPromptBytes: 4 * 1024 * 1024,
  outputFormats: ["stream-json", "json", "text"],
  recordKeys: ["type"],
  terminalRecords: { "stream-json": "end|error|result", json: ".stopReason|error", text: null },
  capabilities: {
    streaming: true,
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: false,
    interactive: true,
  },
  ...namedModels([
    { id: "grok-build", name: "Grok Build", aliases: ["build"] },
    { id: "grok-4", name: "Grok 4", aliases: ["grok"] },
    { id: "grok-code-fast-1", name: "Grok Code Fast 1", aliases: ["fast"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
