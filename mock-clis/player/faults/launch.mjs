import { spawn } from "node:child_process";

const LAUNCHED = "CLIPROOF_LAUNCHED";

/**
 * Starts the same mock again as a child with the same pipes and waits for it, as npm's launchers of CLIs do. Killing
 * this process leaves the child alive.
 *
 * @returns `{end}` of the child; in the child itself `{end: null, launcher}` with the launcher's pid.
 */
export async function launch() {
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
    child.on("exit", (...end) => resolve(end));
  });
  return { end: { code, signal }, launcher: null };
}
