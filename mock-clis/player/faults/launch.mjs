import { spawn } from "node:child_process";

const LAUNCHED = "CLIPROOF_LAUNCHED";

/** Time for the real program to be under way before its launcher leaves. */
const LEAVES_AFTER_MS = 50;

/**
 * Starts the same mock again as a child with the same pipes, as npm's launchers of CLIs do, and waits for it. Killing
 * this process leaves the child alive.
 *
 * @param leaves true: it does not wait, but ends at once with code 0, and the child goes on printing.
 * @returns `{end}` of the child; in the child itself `{end: null, launcher}` with the launcher's pid.
 */
export async function launch(leaves) {
  const launcher = process.env[LAUNCHED];
  if (launcher !== undefined) {
    // Not part of the environment that the caller gave; the receipt must not show it.
    delete process.env[LAUNCHED];
    return { end: null, launcher: Number(launcher) };
  }
  const child = spawn(process.execPath, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, [LAUNCHED]: String(process.pid) },
  });
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on("error", reject);
    if (leaves) child.on("spawn", () => setTimeout(resolve, LEAVES_AFTER_MS, [0, null]));
    else child.on("exit", (...end) => resolve(end));
  });
  return { end: { code, signal }, launcher: null };
}
