import type { ChildProcess } from "node:child_process";
import type { Tree } from "../../../adapters/shared/run/shell-parts.ts";

/** What many hosts take for the process tree: the one process that they started. */
export function childOnlyTree(child: ChildProcess): Tree {
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    send: (signal) => child.kill(signal),
    isAlive,
    end: () => child.kill("SIGKILL"),
  };
}
