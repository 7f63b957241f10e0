import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type {
  Adapter,
  CliIdentity,
  Invocation,
  Outcome,
  RunRequest,
} from "../../../contracts/cli/v1/adapter.ts";
import { requestProblem } from "../invocation/request-problem.ts";
import { withUnfulfilled } from "../invocation/wishes.ts";
import { notStarted } from "./child/spawn-failure.ts";
import { commandLine } from "./command/command-line.ts";
import { commandCandidates } from "./command/resolve-command.ts";
import { ignoreErrors } from "./listeners.ts";
import { liveRun } from "./live-run.ts";
import { type RunOptions, runSettings } from "./run-options.ts";
import { SHELL, type ShellParts } from "./shell-parts.ts";
import { TraceFile } from "./trace-file.ts";

/** A private folder for the files of one run, made when there are some and removed afterwards (INV-CLI-PROC-011). */
class RunFiles {
  readonly folder = path.join(tmpdir(), `cliproof-run-${randomUUID()}`);

  /**
   * Writes the invocation's files. Only this user may read them: prompts are in them.
   *
   * @throws when one of them would be outside of the folder, or cannot be written.
   */
  write(files: Invocation["files"] = []): void {
    if (files.length > 0) mkdirSync(this.folder, { mode: 0o700 });
    for (const file of files) {
      const target = path.resolve(this.folder, file.path);
      if (!target.startsWith(this.folder + path.sep))
        throw new Error(`${file.path} is outside of the run's folder`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.text, { mode: 0o600 });
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const UNKNOWN_CLI: CliIdentity = { version: null };

/**
 * Runs a CLI through its adapter: the one place in which a process is started (INV-CLI-PROC-001 to -011). It never
 * calls the adapter's own `run`, which may call this.
 *
 * Resolves with an outcome whatever the CLI does; that it could not be started is one too (evidence `spawn`). When it
 * resolves, no process, pipe, timer or file of the run is left.
 *
 * @throws only what the adapter itself throws, which its contract forbids.
 */
export async function runCli<Config>(
  adapter: Adapter<Config>,
  request: RunRequest,
  options: RunOptions = {},
  parts: ShellParts = SHELL,
): Promise<Outcome> {
  if (options.signal?.aborted) {
    return notStarted("cancelled", "The run was aborted before it began", { aborted: true });
  }
  const problem = requestProblem(request);
  if (problem !== null) return notStarted("invalid_request", problem);
  const config = adapter.configSchema.safeParse(options.config ?? {});
  if (!config.success) return notStarted("configuration", config.error.message);
  const files = new RunFiles();
  try {
    const asked = { ...request, filesFolder: files.folder };
    const invocation = adapter.invocation(asked, config.data, options.cli ?? UNKNOWN_CLI);
    const outcome = await runInvocation(adapter, request, invocation, options, files, parts);
    return withUnfulfilled(outcome, adapter.manifest, request, invocation);
  } finally {
    files.remove();
  }
}

async function runInvocation<Config>(
  adapter: Adapter<Config>,
  request: RunRequest,
  invocation: Invocation,
  options: RunOptions,
  files: RunFiles,
  parts: ShellParts,
): Promise<Outcome> {
  const tooLong = promptTooLong(adapter, request.prompt);
  if (tooLong !== null) return notStarted("invalid_request", tooLong);
  const cwd = path.resolve(request.cwd ?? ".");
  if (!isFolder(cwd)) return notStarted("configuration", `The working directory ${cwd} is no folder`);
  const env = parts.environment(options.parentEnv ?? process.env, options.inherit ?? [], invocation.env);
  const { cliPath } = options;
  const commands =
    cliPath === undefined ? commandCandidates(adapter.manifest, invocation.command) : [cliPath];
  const found = parts.resolve(commands, env, cwd);
  if ("problem" in found) return notStarted("cli_not_found", found.problem);
  const command = commandLine(found.file, invocation.args, process.platform, env.ComSpec ?? env.COMSPEC);
  if ("problem" in command) return notStarted("invalid_request", command.problem);
  files.write(invocation.files);
  const trace = new TraceFile(options.traceFile);
  try {
    const parser = adapter.parser({
      outputFormat: request.outputFormat ?? adapter.manifest.outputFormats[0] ?? "text",
      cliVersion: options.cli?.version ?? undefined,
      promptLength: request.prompt.length,
      now: new Date().toISOString(),
      session: request.session ?? null,
    });
    const { stdin } = invocation;
    const settings = runSettings(options, request.timeoutMs);
    const { signal } = options;
    return await liveRun({
      command,
      cwd,
      env,
      stdin,
      parser,
      settings,
      trace,
      signal,
      onOutput: ignoreErrors(options.onOutput),
      onActivity: ignoreErrors(options.onActivity),
      parts,
    });
  } finally {
    await trace.close();
  }
}

/** A prompt that is given as an argument or a file is never cut without a word (INV-CLI-PROC-001). */
function promptTooLong<Config>({ manifest }: Adapter<Config>, prompt: string): string | null {
  const limit = manifest.promptStyle === "stdin" ? null : (manifest.maxPromptBytes ?? null);
  const bytes = Buffer.byteLength(prompt);
  if (limit === null || bytes <= limit) return null;
  return `The prompt has ${bytes} bytes, and ${manifest.id} takes ${limit} at most`;
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
