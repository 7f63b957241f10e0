import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";

/**
 * Who this adapter is and what it claims. The CLI has no list of models that holds for everybody: a model is one of the
 * providers that the user is logged in to, or of their models.json.
 *
 * `agent_end` closes one run of the loop, and another may follow it; since 0.80.4 `agent_settled` says that none will.
 */
export const manifest: Manifest = {
  id: "pi",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "pi",
  aliases: ["pi-coding-agent", "pi_coding_agent", "pi_local"],
  commands: ["pi"],
  cliVersions: ">=0.73.1 <=1.6.0",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  terminalRecords: { "stream-json": { "<0.80.4": "agent_end", ">=0.80.4": "agent_settled" }, text: null },
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
  models: [],
  defaultModel: null,
  shortAliases: {},
  errorCoverage,
};
