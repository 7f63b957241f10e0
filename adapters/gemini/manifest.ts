import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";

/** Who this adapter is and what it claims. The CLI shows no cost and no thoughts. */
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
  // `auto` lets the CLI's router choose; the others are those that its documentation names.
  models: [
    { id: "auto", name: "Auto" },
    { id: "gemini-2.5-pro", name: "Pro" },
    { id: "gemini-2.5-flash", name: "Flash" },
    { id: "gemini-2.5-flash-lite", name: "Flash-Lite" },
  ],
  defaultModel: "auto",
  shortAliases: {
    pro: "gemini-2.5-pro",
    flash: "gemini-2.5-flash",
    "flash-lite": "gemini-2.5-flash-lite",
  },
  errorCoverage,
};
