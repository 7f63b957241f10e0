import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";

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
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: false,
    model: true,
    quota: false,
    interactive: true,
  },
  models: [],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
