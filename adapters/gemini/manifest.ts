import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
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
  ...namedModels([
    { id: "auto", name: "Auto" },
    { id: "gemini-2.5-pro", name: "Pro", aliases: ["pro"] },
    { id: "gemini-2.5-flash", name: "Flash", aliases: ["flash"] },
    { id: "gemini-2.5-flash-lite", name: "Flash-Lite", aliases: ["flash-lite"] },
  ]),
  defaultModel: "auto",
  errorCoverage,
};
