import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { errorCoverage } from "./error-coverage.ts";

/** Who this adapter is and what it claims. The CLI names no model in its records from 0.60 on. */
export const manifest: Manifest = {
  id: "codex",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "codex",
  aliases: ["codex-cli", "codex_local"],
  commands: ["codex"],
  cliVersions: ">=0.36.0 <=0.171.0",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  recordKeys: ["type", "msg.type"],
  terminalRecords: {
    "stream-json": { "<0.42.0": null, ">=0.42.0": "turn.completed|turn.failed" },
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
  // The list changes with the account and the release; these are the ones that its documentation names longest.
  ...namedModels([
    { id: "gpt-5.5", name: "GPT-5.5", aliases: ["gpt"] },
    { id: "gpt-5.4", name: "GPT-5.4" },
    { id: "gpt-5.4-mini", name: "GPT-5.4 mini", aliases: ["mini"] },
    { id: "gpt-5.3-codex", name: "GPT-5.3 Codex", aliases: ["codex"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
