import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { type ClaudeConfig, configSchema } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** What is stored of a session: the id (or title) that `--resume` takes, which is also what a person types. */
export const sessionCodec = idCodec("resumeId");

/** The adapter for Claude Code, Anthropic's `claude`. */
const adapter: Adapter<ClaudeConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
