import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { configSchema, type GrokConfig } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** What is stored of a session: the UUID that `--resume` takes, which is also what a person types. */
const sessionCodec = idCodec("sessionId");

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
