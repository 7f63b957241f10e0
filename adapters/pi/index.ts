import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { configSchema, type PiConfig } from "./config.ts";
import { healthCheck, interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/**
 * What is stored of a session: the id that its file is found by. `--session` takes it, or the path of a file, and so
 * does a person; the path itself is nowhere on stdout.
 */
const sessionCodec = idCodec("sessionId");

/** The adapter for Pi, `pi --mode json -p`. */
const adapter: Adapter<PiConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec,
  healthCheck,
  interactiveInvocation,
};

export default adapter;
