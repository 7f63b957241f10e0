import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { configSchema, type QwenConfig } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** The adapter for Qwen Code, `qwen`. A session is stored as the id that `--resume` takes. */
const adapter: Adapter<QwenConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec: idCodec("sessionId"),
  healthCheck,
  interactiveInvocation,
};

export default adapter;
