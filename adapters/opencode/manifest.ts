import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";

/**
 * Who this adapter is and what it claims. The CLI has no list of models of its own: a model is `provider/model`, as the
 * user's configuration names them.
 *
 * `step_finish` is no terminal record: one ends each model call, and the process may be at work or wait for a minute
 * between two of them.
 */
export const manifest: Manifest = {
  id: "opencode",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "opencode",
  aliases: ["opencode_local", "opencode-ai"],
  commands: ["opencode"],
  cliVersions: ">=0.5.29 <=1.18.33",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  terminalRecords: { "stream-json": null, text: null },
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
