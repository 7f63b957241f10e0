import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { type ClineConfig, configSchema } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/**
 * The adapter for Cline's CLI, `cline --json`. It has no session codec: no run prints an id that can be gone on with.
 */
const adapter: Adapter<ClineConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
