import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/session/id-codec.ts";
import { type CodexConfig, configSchema } from "./config.ts";
import { healthCheck } from "./health-check.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** The adapter for Codex CLI, OpenAI's `codex`. A session is stored as the thread id that `exec resume` takes. */
const adapter: Adapter<CodexConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec: idCodec("threadId"),
  healthCheck,
  interactiveInvocation,
};

export default adapter;
