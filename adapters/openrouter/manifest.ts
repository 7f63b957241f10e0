import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { API_KEY } from "./access.ts";
import { errorCoverage } from "./error-coverage.ts";

/**
 * Who this adapter is and what it claims. There are hundreds of models and they change by the week: `GET /models` has
 * them. The record that tells why the model stopped ends a run; the one that repeats it counts the tokens.
 */
export const manifest: Manifest = {
  id: "openrouter",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "openrouter",
  aliases: ["open-router", "open_router"],
  transport: "api",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json"],
  recordKeys: ["object"],
  terminalRecords: {
    "stream-json": ".choices.0.finish_reason|.error",
    json: ".choices|.error",
  },
  capabilities: {
    streaming: true,
    sessions: false,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: false,
    interactive: false,
  },
  ...namedModels([{ id: "openrouter/auto", name: "Auto Router", aliases: ["auto"] }]),
  defaultModel: null,
  errorCoverage,
  apiKeyVariable: API_KEY,
};
