import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { errorCoverage } from "./error-coverage.ts";

/** Who this adapter is and what it claims. Models are those that the CLI's own list shows (2.1.332). */
export const manifest: Manifest = {
  id: "claude",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "claude",
  aliases: ["claude-code", "claude_local"],
  commands: ["claude"],
  cliVersions: ">=2.0.76 <=2.1.332",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json", "text"],
  terminalRecords: { "stream-json": "result", json: "result", text: null },
  capabilities: {
    streaming: true,
    sessions: true,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: true,
    interactive: true,
  },
  ...namedModels([
    { id: "claude-opus-5-5", name: "Opus", aliases: ["opus"] },
    { id: "claude-fable-5-2", name: "Fable", aliases: ["fable"] },
    { id: "claude-sonnet-5-5", name: "Sonnet", aliases: ["sonnet"] },
    { id: "claude-haiku-5-5", name: "Haiku", aliases: ["haiku"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
