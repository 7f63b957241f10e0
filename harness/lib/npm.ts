import { relative } from "node:path";
import type { CommandStyle } from "./command-line.ts";
import { PROJECT_ROOT } from "./project.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Flags of npm's own whose names are ours too: a setting in .npmrc is no sign of a lost flag. */
const NPM_FLAGS = new Set(["only"]);

/** True inside `npm run <script>` of this project: npm has changed the folder to the project's then. */
function isOwnScript(env: Environment): boolean {
  return env.npm_package_name === "cliproof" && env.npm_lifecycle_event !== "npx";
}

/** The folder the user is in, whatever npm made of it. */
export function userFolder(env: Environment, cwd: string): string {
  return isOwnScript(env) && cwd === PROJECT_ROOT && env.INIT_CWD !== undefined ? env.INIT_CWD : cwd;
}

/**
 * Flags that npm kept for itself because they did not come after `--`.
 *
 * @returns one line that says how to put it, or null when none was lost.
 */
export function keptByNpm(env: Environment, command: string, flags: readonly string[]): string | null {
  if (!isOwnScript(env) || env.npm_lifecycle_event !== command) return null;
  const kept = flags.filter(
    (flag) => !NPM_FLAGS.has(flag) && env[`npm_config_${flag.replaceAll("-", "_")}`] !== undefined,
  );
  if (kept.length === 0) return null;
  const words = kept.map((flag) => `--${flag}`);
  return `npm kept ${words.join(" and ")} for itself; flags go behind two dashes: npm run ${command} ... -- ${words.join(" ")} ...`;
}

/** True when cliproof is a dependency of the user's project. */
export function isInstalled(): boolean {
  return /[\\/]node_modules[\\/]/.test(`${PROJECT_ROOT}/`);
}

/** The way to call `certify` again that works in the folder the user is in. */
export function certifyStyle(env: Environment, cwd: string): CommandStyle {
  if (cwd === PROJECT_ROOT || isOwnScript(env)) return { program: "npm run certify", dashes: true };
  if (isInstalled()) return { program: "npx cliproof certify", dashes: false };
  return { program: `node ${relative(cwd, PROJECT_ROOT)}/harness/cli/cliproof.mjs certify`, dashes: false };
}
