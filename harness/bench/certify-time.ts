import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Wall time of `certify <adapter>` with its default runs, in a process of its own as a user starts it.
 *
 * @returns milliseconds; null when the adapter does not certify, since a run that ends early says nothing.
 */
export function certifyTime(adapter: string): Promise<number | null> {
  const start = performance.now();
  const child = spawn(process.execPath, ["harness/cli/cliproof.mjs", "certify", adapter], {
    cwd: ROOT,
    stdio: "ignore",
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", (code) => resolve(code === 0 ? performance.now() - start : null));
  });
}
