import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { type CursorConfig, configSchema } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** What is stored of a session: the id that `--resume` takes, which is also what a person types. */
const sessionCodec = idCodec("sessionId");

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
