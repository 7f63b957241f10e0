import type {
  Adapter,
  CliIdentity,
  HealthCheck,
  Invocation,
  Manifest,
  RunRequest,
} from "../../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../invocation/known-flags.ts";
import { modelId } from "../invocation/model-id.ts";
import { type Option, toArgs, withSystemPrompt } from "../invocation/options.ts";
import { startOf, type Wish } from "../invocation/wishes.ts";
import type { AxConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

/** The oldest version of which the public source was read; its options are those of the last one. */
const knowsFlag = knownFlags({ since: new Map(), oldest: "4.0.0" });

type Invocations = Required<Pick<Adapter<AxConfig>, "invocation" | "interactiveInvocation">>;

/**
 * How to start a CLI of the family. The prompt is an argument: without `--prompt` the screen is opened, also for a
 * message that stands by itself or on stdin, and stdin is never read. All tools run without being asked for, a session
 * cannot be gone on with (`--continue` is the screen's), and no flag takes a system prompt: it is ahead of the prompt.
 */
export function axInvocations(manifest: Manifest): Invocations {
  const common = (request: RunRequest, config: AxConfig): Option[] => {
    const { model = config.model, maxTurns = config.maxTurns } = request;
    const { baseUrl, think } = config;
    const options: Option[] = [];
    if (model !== undefined) options.push(["--model", modelId(manifest, model)]);
    if (baseUrl !== undefined) options.push(["--base-url", baseUrl]);
    if (maxTurns !== undefined) options.push(["--max-tool-rounds", String(maxTurns)]);
    if (think !== undefined) options.push([think ? "--think" : "--no-think"]);
    return options;
  };
  const start = (
    options: Option[],
    request: RunRequest,
    config: AxConfig,
    cli: CliIdentity,
    otherwise: Wish[],
  ): Invocation => {
    const args = toArgs(options, (flag) => knowsFlag(cli, flag));
    return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null, otherwise });
  };
  return {
    invocation(request, config, cli) {
      const format: Option[] = request.outputFormat === "json" ? [["--json"]] : [];
      const prompt: Option = ["--prompt", withSystemPrompt(request)];
      return start([...format, ...common(request, config), prompt], request, config, cli, ["systemPrompt"]);
    },
    interactiveInvocation: (request, config, cli) => start(common(request, config), request, config, cli, []),
  };
}

/** `--version` prints the number and nothing else, as commander does. */
export const axHealthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*v?(\d+\.\d+\.\d+(?:-[\w.]+)?)\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
