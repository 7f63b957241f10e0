import type { CliIdentity, HealthCheck, Invocation, RunRequest } from "../../contracts/cli/v1/adapter.ts";
import { knownFlags } from "../shared/invocation/known-flags.ts";
import { type Option, toArgs, withSystemPrompt } from "../shared/invocation/options.ts";
import { startOf, type Wish } from "../shared/invocation/wishes.ts";
import type { CursorConfig } from "./config.ts";
import { WISH_FLAGS } from "./manifest.ts";

/** The first version of which a public report shows the flag; those that are not listed are in the reports of all. */
const SINCE: ReadonlyMap<string, string> = new Map([
  ["--sandbox", "2026.7.20"],
  ["--trust", "2026.7.20"],
]);

/** True when the installed CLI knows the flag: by reports, since no help could be recorded. */
const knowsFlag = knownFlags({ since: SINCE, oldest: "2026.1.28" });

/** How to start cursor-agent for one run. The prompt goes to stdin, which may be the whole of it. */
export function invocation(request: RunRequest, config: CursorConfig, cli: CliIdentity): Invocation {
  const { outputFormat = "stream-json", partialMessages, skipPermissions } = request;
  const wanted: Option[] = [["--print"], ["--output-format=", outputFormat]];
  if (outputFormat === "stream-json" && partialMessages) wanted.push(["--stream-partial-output"]);
  wanted.push(...commonOptions(request, config));
  if (config.trust) wanted.push(["--trust"]);
  if (config.approveMcps) wanted.push(["--approve-mcps"]);
  if (skipPermissions) wanted.push(["--force"]);
  return started(wanted, request, config, cli, withSystemPrompt(request));
}

/** How to start cursor-agent for a person at a terminal: they type the prompt themselves. */
export function interactiveInvocation(
  request: RunRequest,
  config: CursorConfig,
  cli: CliIdentity,
): Invocation {
  return started(commonOptions(request, config), request, config, cli, null);
}

/** Values are tied to their flags, so that none of them becomes a flag of its own. */
function commonOptions({ session, model }: RunRequest, config: CursorConfig): Option[] {
  const options: [flag: string, value: string | undefined][] = [
    ["--resume=", session?.id],
    ["--model=", model ?? config.model],
    ["--mode=", config.mode],
    ["--sandbox=", config.sandbox],
  ];
  return options.flatMap(([flag, value]): Option[] => (value === undefined ? [] : [[flag, value]]));
}

function started(
  wanted: readonly Option[],
  request: RunRequest,
  { command }: CursorConfig,
  cli: CliIdentity,
  stdin: string | null,
): Invocation {
  const args = toArgs(wanted, (flag) => knowsFlag(cli, flag));
  const otherwise: Wish[] = stdin === null ? [] : ["systemPrompt"];
  return startOf(request, WISH_FLAGS, { command, args, stdin, otherwise });
}

const VERSION = /^\s*(?:cursor-agent |agent )?(20\d\d)\.(\d\d?)\.(\d\d?)(?:-[\da-f]+)?\s*$/m;

/** A version is a date and a hash, `2026.01.28-fd13201`: as semver `2026.1.28`. */
export const healthCheck: HealthCheck = {
  args: ["--version"],

  parseVersion(printed) {
    const [, year, month, day] = VERSION.exec(printed) ?? [];
    return year === undefined ? null : [year, month, day].map(Number).join(".");
  },
};
