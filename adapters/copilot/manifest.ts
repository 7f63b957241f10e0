import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { errorCoverage } from "./error-coverage.ts";

/**
 * Who this adapter is and what it claims. The CLI counts premium requests and no money. Its list of models depends on
 * the account: these are the ones that its help and public reports of runs name.
 */
export const manifest: Manifest = {
  id: "copilot",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "copilot",
  aliases: ["copilot-cli", "copilot_cli", "copilot_local", "github-copilot"],
  commands: ["copilot"],
  cliVersions: ">=1.0.32 <=1.0.102",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "text"],
  recordKeys: ["type"],
  terminalRecords: { "stream-json": "result", text: null },
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
  ...namedModels([
    { id: "auto", name: "Auto" },
    { id: "gpt-5.4", name: "GPT-5.4", aliases: ["gpt"] },
    { id: "gpt-5.3-codex", name: "GPT-5.3 Codex", aliases: ["codex"] },
    { id: "gpt-5-mini", name: "GPT-5 mini", aliases: ["mini"] },
    { id: "claude-opus-4.6", name: "Claude Opus 4.6", aliases: ["opus"] },
    { id: "claude-sonnet-4.6", name: "Claude Sonnet 4.6", aliases: ["sonnet"] },
    { id: "claude-haiku-4.5", name: "Claude Haiku 4.5", aliases: ["haiku"] },
  ]),
  defaultModel: null,
  errorCoverage,
};
