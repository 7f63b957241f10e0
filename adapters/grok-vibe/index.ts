import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { configSchema, type GrokVibeConfig } from "./config.ts";
import { healthCheck } from "./health-check.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** The adapter for the community's CLI for Grok, `grok` of the package @vibe-kit/grok-cli. It knows no sessions. */
const adapter: Adapter<GrokVibeConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
