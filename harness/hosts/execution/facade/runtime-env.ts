import { homedir } from "node:os";
import { envFile } from "./env-file.ts";
import { runtimePath } from "./runtime-path.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The env file's variables, the caller's over them, and the runtime PATH over both (INV-EXECUTION-RUNTIME-001, -002). A
 * PATH of the caller's counts as the one to begin with.
 */
export function withAdapterRuntimeEnv(env: Environment): Record<string, string> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined) as [string, string][];
  const PATH = runtimePath(env.PATH ?? process.env.PATH, homedir(), process.env.NVM_BIN);
  return { ...envFile(), ...Object.fromEntries(given), PATH };
}

/** The environment that a run's allow-list picks from. */
export function parentEnvironment(env: Environment = {}): Record<string, string | undefined> {
  return { ...process.env, PATH: runtimePath(env.PATH ?? process.env.PATH, homedir(), process.env.NVM_BIN) };
}

/** The variables that a run gets beside those of the allow-list: somebody wrote them down for it. */
export function chosenEnvironment(env: Environment): Record<string, string> {
  const { PATH: _, ...chosen } = withAdapterRuntimeEnv(env);
  return chosen;
}
