import path from "node:path";
import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { modelId } from "../shared/invocation/model-id.ts";
import { type Option, toArgs } from "../shared/invocation/options.ts";
import { startOf } from "../shared/invocation/wishes.ts";
import type { GrokConfig } from "./config.ts";
import { manifest, WISH_FLAGS } from "./manifest.ts";

/** The recorded helps, of the oldest and the newest claimed version, name the same flags. */
const knowsFlag = knownFlags({ since: new Map(), oldest: "1.0.5" });

const PROMPT_FILE = "prompt.txt";

/** The CLI's names of the formats; the stream of records is the user's choice. */
const FORMATS = { text: "plain", json: "json" } as const;

/** A run that is driven by a program is no moment to replace the program. */
const ENVIRONMENT = { GROK_DISABLE_AUTOUPDATER: "1" } as const;

/**
 * How to start grok for one run. stdin is never read, and an argument ends at 128 KiB and can be read by everybody on
 * the machine: so the prompt goes into a file of the run's own (INV-CLI-PROC-001).
 */
export function invocation(request: RunRequest, config: GrokConfig, cli: CliIdentity): Invocation {
  const {
    outputFormat = "stream-json",
    partialMessages,
    maxTurns,
    skipPermissions,
    allowTools = [],
    outputSchema,
  } = request;
  const format = outputFormat === "stream-json" ? config.streamFormat : FORMATS[outputFormat];
  const options: Option[] = [
    ["--prompt-file", path.join(request.filesFolder ?? ".", PROMPT_FILE)],
    ["--output-format", format],
    ...commonOptions(request, config),
  ];
  if (partialMessages && format === "streaming-messages-json") options.push(["--include-partial-messages"]);
  if (maxTurns !== undefined) options.push(["--max-turns", String(maxTurns)]);
  if (skipPermissions) options.push(["--always-approve"]);
  if (allowTools.length > 0) options.push(["--allow", ...allowTools]);
  // It makes the CLI print one JSON document, whatever the format.
  if (outputSchema !== undefined && outputFormat === "json")
    options.push(["--json-schema", JSON.stringify(outputSchema)]);
  return {
    ...start(options, request, config, cli),
    files: [{ path: PROMPT_FILE, text: request.prompt }],
  };
}

/** How to start grok for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(request: RunRequest, config: GrokConfig, cli: CliIdentity): Invocation {
  return start(commonOptions(request, config), request, config, cli);
}

function start(
  options: readonly Option[],
  request: RunRequest,
  config: GrokConfig,
  cli: CliIdentity,
): Invocation {
  const args = toArgs(options, (flag) => knowsFlag(cli, flag));
  return startOf(request, WISH_FLAGS, { command: config.command, args, stdin: null, env: ENVIRONMENT });
}

function commonOptions(request: RunRequest, config: GrokConfig): Option[] {
  const { session, systemPrompt, model = config.model, effort = config.effort } = request;
  const options: Option[] = [];
  if (session !== undefined) options.push(["--resume", session.id]);
  if (session?.fork) options.push(["--fork-session"]);
  if (model !== undefined) options.push(["--model", modelId(manifest, model)]);
  if (systemPrompt !== undefined) options.push(["--system-prompt-override", systemPrompt]);
  if (effort !== undefined) options.push(["--reasoning-effort", effort]);
  if (!config.webSearch) options.push(["--disable-web-search"]);
  if (config.denyRules.length > 0) options.push(["--deny", ...config.denyRules]);
  return options;
}

/** `grok --version` prints `grok 1.0.41 (4220f3b224a6)`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(stdout) {
    return /^\s*grok (\d+\.\d+\.\d+(?:-[\w.]+)?)(?: \(\w+\))?\s*$/m.exec(stdout)?.[1] ?? null;
  },
};
