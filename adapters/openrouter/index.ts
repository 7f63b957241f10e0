import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { apiCall } from "../shared/api/api-call.ts";
import { apiHealth } from "../shared/api/api-health.ts";
import { access } from "./access.ts";
import { configSchema, type OpenRouterConfig } from "./config.ts";
import { invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** The adapter for OpenRouter, an API: nothing is started, requests are sent. */
const adapter: Adapter<OpenRouterConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  run: (call, signal, caller) => apiCall(adapter, access, call, signal, caller),
  checkHealth: (call, caller) => apiHealth(adapter, access, call, caller),
};

export default adapter;
