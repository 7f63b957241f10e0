import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { errorCoverage } from "./error-coverage.ts";

/** One argument on Linux ends at 128 KiB, with the NUL behind it and the blank that a single word gets. */
const MAX_PROMPT_BYTES = 128 * 1024 - 2;

/**
 * Who this adapter is and what it claims. A model is whatever the user's provider offers. The id that the stream shows is
 * no id of a session that `--id` takes, and `--id` cannot be had together with `--json`: no sessions.
 */
export const manifest: Manifest = {
  id: "cline",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "cline",
  aliases: ["cline-cli"],
  commands: ["cline"],
  cliVersions: "3.0.65",
  transport: "cli",
  promptStyle: "arg",
  maxPromptBytes: MAX_PROMPT_BYTES,
  outputFormats: ["stream-json"],
  recordKeys: ["event.type", "type"],
  terminalRecords: { "stream-json": "run_result" },
  capabilities: {
    streaming: true,
    sessions: false,
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
