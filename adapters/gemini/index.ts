import type { Adapter, HealthCheck } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { configSchema, type GeminiConfig } from "./config.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** `gemini --version` prints `0.61.0` and nothing else. */
const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};

/** The adapter for Gemini CLI, Google's `gemini`. A session is stored as the id that `--resume` takes. */
const adapter: Adapter<GeminiConfig> = {
  manifest,
  configSchema,
  invocation,
  parser,
  sessionCodec: idCodec("sessionId"),
  healthCheck,
  interactiveInvocation,
};

export default adapter;
