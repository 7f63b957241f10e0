import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { type CursorConfig, configSchema } from "./config.ts";
import { healthCheck } from "./health-check.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";
import { sessionCodec } from "./session-codec.ts";

/** The adapter for the CLI of Cursor, `cursor-agent -p`. */
const adapter: Adapter<CursorConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
