import { statSync } from "node:fs";
import { requestProblem } from "../../../../adapters/shared/invocation/request-problem.ts";
import { checkHealth } from "../../../../adapters/shared/run/check-health.ts";
import { type CommandLine, commandLine } from "../../../../adapters/shared/run/command/command-line.ts";
import {
  commandCandidates,
  resolveCommand,
} from "../../../../adapters/shared/run/command/resolve-command.ts";
import type { Adapter, CliIdentity, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import type { Capability, StartSessionArgs } from "../../../../contracts/session/v1/provider-adapter.ts";
import { SessionError } from "./session-settings.ts";
import { taskPrompt } from "./task-prompt.ts";
import { type HelpFacts, helpFacts } from "./terminal/help-facts.ts";
import { loadPty, type StartPty } from "./terminal/load-pty.ts";
import { terminalEnvironment } from "./terminal/terminal-environment.ts";

const HELP = ["--help"];

/** How to start a CLI in a terminal, or why it cannot be. */
type TerminalStart =
  | { start: StartPty; command: CommandLine; env: Record<string, string> }
  | { problem: string };

/** What is known before a session's program starts. */
export interface PreparedSession {
  version: string | null;
  capabilities: Capability;
  request: RunRequest;
  cli: CliIdentity;
  terminal: TerminalStart;
}

/** What a CLI can do, by its help of this moment (INV-SESSION-CAPS-002). */
export async function currentCapabilities<Config>(
  adapter: Adapter<Config>,
  config: unknown,
  usePty: boolean,
): Promise<{
  capabilities: Capability;
  help: HelpFacts | null;
  pty: { start: StartPty } | { problem: string };
}> {
  const pty = usePty ? await loadPty() : { problem: "the host asked for no terminal" };
  const help = await readHelp(adapter, config);
  const reported = help?.capabilities ?? {
    supportsMCP: false,
    supportsNonInteractive: true,
    supportsPlanAndExecute: false,
    supportsPRFlow: "none" as const,
  };
  const capabilities: Capability = {
    ptyStreaming: "start" in pty && adapter.interactiveInvocation !== undefined,
    // What the instrumentation makes of the repository; no CLI prints events of files at a terminal.
    structuredEdits: "diff",
    ...reported,
  };
  return { capabilities, help, pty };
}

/** Asks the CLI for its version and its help, and decides how it is started. @throws SessionError when it cannot be. */
export async function prepareSession<Config>(
  adapter: Adapter<Config>,
  config: unknown,
  { repoPath, task, env }: StartSessionArgs,
  usePty: boolean,
): Promise<PreparedSession> {
  if (statSync(repoPath, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new SessionError(`there is no folder ${repoPath}`);
  const [health, { capabilities, help, pty }] = await Promise.all([
    checkHealth(adapter, { config }),
    currentCapabilities(adapter, config, usePty),
  ]);
  // A CLI that is there and answers late has no version; that is no reason not to start it.
  const version = health.ok ? health.version : null;
  const request: RunRequest = { prompt: taskPrompt(task), cwd: repoPath, env };
  const problem = requestProblem(request);
  if (problem !== null) throw new SessionError(problem);
  const cli: CliIdentity = { version };
  const terminal = terminalStart(adapter, config, request, withFlags(cli, help), pty);
  return { version, capabilities, request, cli, terminal };
}

/** The help is that of the command itself: of a subcommand for runs it says nothing. */
function withFlags(cli: CliIdentity, help: HelpFacts | null): CliIdentity {
  return help === null || help.flags.length === 0 ? cli : { ...cli, flags: help.flags };
}

function terminalStart<Config>(
  adapter: Adapter<Config>,
  config: unknown,
  request: RunRequest,
  cli: CliIdentity,
  pty: { start: StartPty } | { problem: string },
): TerminalStart {
  const checked = adapter.configSchema.safeParse(config ?? {});
  if (!checked.success) throw new SessionError(checked.error.message);
  const invocation = adapter.interactiveInvocation?.(request, checked.data, cli);
  if (invocation === undefined) return { problem: `${adapter.manifest.id} has no interactive mode` };
  const env = terminalEnvironment(process.env, invocation.env);
  const found = resolveCommand(
    commandCandidates(adapter.manifest, invocation.command),
    env,
    request.cwd ?? ".",
  );
  // No mode of it will do.
  if ("problem" in found) throw new SessionError(found.problem);
  if ("problem" in pty) return pty;
  const command = commandLine(found.file, invocation.args, process.platform, env.ComSpec ?? env.COMSPEC);
  return "problem" in command ? command : { start: pty.start, command, env };
}

/** Asks the installed CLI for its help, as a health check asks for its version. Null when it gives none. */
async function readHelp<Config>(adapter: Adapter<Config>, config: unknown): Promise<HelpFacts | null> {
  let printed = "";
  const asking: Adapter<Config> = {
    ...adapter,
    healthCheck: {
      args: HELP,
      parseVersion(text) {
        printed += text;
        return null;
      },
    },
  };
  const health = await checkHealth(asking, { config });
  return health.ok && printed.trim() !== "" ? helpFacts(printed) : null;
}
