import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "../../../../contracts/cli/v1/adapter.ts";

/** Where a command was found, or what to tell a person who wonders why it was not. */
export type ResolvedCommand = { file: string } | { problem: string };

const DEFAULT_PATHEXT = ".COM;.EXE;.BAT;.CMD";

/**
 * Finds the executable of the first command that is there. The probe and the run ask the same function, so that a
 * program which one of them finds is found by the other (openclaw/openclaw#119322).
 *
 * @param commands names or paths, the preferred one first; a path counts from `cwd`.
 * @param env the child's environment: its PATH counts, and on Windows its PATHEXT.
 */
export function resolveCommand(
  commands: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
  platform: NodeJS.Platform = process.platform,
): ResolvedCommand {
  let unfit: string | null = null;
  for (const file of commands.flatMap((command) => candidates(command, env, cwd, platform))) {
    const state = stateOf(file, platform);
    if (state === "executable") return { file };
    if (state === "not executable") unfit ??= file;
  }
  const names = commands.map((command) => JSON.stringify(command)).join(" or ");
  if (unfit !== null) return { problem: `${names} cannot be run: ${unfit} is not an executable file` };
  const isPath = commands.every((command) => isPathLike(command));
  return { problem: isPath ? `${names} does not exist` : `${names} is not on the PATH` };
}

function candidates(
  command: string,
  env: Readonly<Record<string, string>>,
  cwd: string,
  platform: NodeJS.Platform,
): string[] {
  const folders = isPathLike(command) ? [cwd] : pathFolders(env, platform);
  const endings = platform === "win32" && path.extname(command) === "" ? pathEndings(env) : [""];
  return folders.flatMap((folder) => endings.map((ending) => path.resolve(cwd, folder, command + ending)));
}

function isPathLike(command: string): boolean {
  return command.includes("/") || command.includes(path.sep);
}

function pathFolders(env: Readonly<Record<string, string>>, platform: NodeJS.Platform): string[] {
  const list = variable(env, "PATH") ?? "";
  return list.split(platform === "win32" ? ";" : ":").filter((folder) => folder !== "");
}

function pathEndings(env: Readonly<Record<string, string>>): string[] {
  return (variable(env, "PATHEXT") ?? DEFAULT_PATHEXT).split(";").filter((ending) => ending !== "");
}

function variable(env: Readonly<Record<string, string>>, name: string): string | undefined {
  return env[name] ?? Object.entries(env).find(([key]) => key.toUpperCase() === name)?.[1];
}

function stateOf(file: string, platform: NodeJS.Platform): "executable" | "not executable" | "absent" {
  try {
    if (!statSync(file).isFile()) return "not executable";
  } catch {
    return "absent";
  }
  try {
    accessSync(file, platform === "win32" ? constants.F_OK : constants.X_OK);
    return "executable";
  } catch {
    return "not executable";
  }
}

/**
 * The commands to look for, the preferred one first: the manifest's other candidates count only when the configuration
 * left the command as it is.
 */
export function commandCandidates({ commands }: Manifest, command: string): readonly string[] {
  const candidates: readonly string[] = commands ?? [];
  return candidates.includes(command) ? [command, ...candidates] : [command];
}
