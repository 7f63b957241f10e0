import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { configSchema, type OpencodeConfig } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** What is stored of a session: the id (`ses_...`) that `--session` takes, which is also what a person types. */
const sessionCodec = idCodec("sessionId");

/** The adapter for OpenCode, `opencode run`. */
const adapter: Adapter<OpencodeConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
