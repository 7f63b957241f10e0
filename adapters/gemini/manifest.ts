import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";

/** Who this adapter is and what it claims. The CLI shows no cost, no thoughts and no list of its models. */
export const manifest: Manifest = {
  id: "gemini",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "gemini",
  aliases: ["gemini-cli", "gemini_cli", "gemini_local"],
  commands: ["gemini"],
  cliVersions: ">=0.8.2 <=0.61.0",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json", "text"],
  terminalRecords: { "stream-json": "result", json: ".response|.error", text: null },
  capabilities: {
    streaming: true,
    sessions: true,
    tools: true,
    thinking: false,
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
