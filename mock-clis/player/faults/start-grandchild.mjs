import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("grandchild.mjs", import.meta.url));

/**
 * Leaves a child behind that holds stdout and stderr and ignores SIGTERM: in this process group, or in a session of
 * its own. Returns when the child ignores the signal, so that no test depends on who is faster.
 *
 * @param {"group" | "setsid"} where
 */
export async function startGrandchild(run, where) {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    detached: where === "setsid",
    windowsHide: true,
  });
  run.receipt?.child(child.pid);
  await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.stdio[3].once("data", resolve);
    child.once("exit", resolve);
  });
  child.stdio[3].destroy();
  child.unref();
}
