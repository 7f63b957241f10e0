import { type ChildProcess, spawn } from "node:child_process";
import type { CommandLine } from "../command/command-line.ts";
import { RUN_MARK } from "./child-tree.ts";

/** Where and how a child is started. */
export interface ChildPlace {
  /** The working directory; this process's own without it. */
  cwd?: string;
  env: Readonly<Record<string, string>>;
  /** By it the descendants of this child are known. */
  mark: string;
  hasStdin: boolean;
}

/**
 * Starts a program with both pipes open, in a group of its own, so that the whole of it can be ended.
 *
 * @throws what the system refuses at once; other refusals come as the child's `error` event.
 */
export function startChild(command: CommandLine, { cwd, env, mark, hasStdin }: ChildPlace): ChildProcess {
  return spawn(command.file, command.args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...env, [RUN_MARK]: mark },
    // On Windows that would open a window.
    detached: process.platform !== "win32",
    windowsHide: true,
    windowsVerbatimArguments: command.isVerbatim,
    stdio: [hasStdin ? "pipe" : "ignore", "pipe", "pipe"],
  });
}
