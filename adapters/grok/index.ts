import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { configSchema, type GrokConfig } from "./config.ts";
import { healthCheck } from "./health-check.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";
import { sessionCodec } from "./session-codec.ts";

/** The adapter for xAI's own CLI, `grok` of the package @xai-official/grok. */
const adapter: Adapter<GrokConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
