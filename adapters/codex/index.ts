import type { Adapter, HealthCheck } from "../../contracts/cli/v1/adapter.ts";
import { idCodec } from "../shared/outcome/id-codec.ts";
import { type CodexConfig, configSchema } from "./config.ts";
import { interactiveInvocation, invocation } from "./invocation.ts";
import { manifest } from "./manifest.ts";
import { parser } from "./parser/parser.ts";

/** `codex --version` prints `codex-cli 0.171.0`. */
const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*codex(?:-cli)? v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};

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
