import semver from "semver";

/**
 * True before the versions that count a thread's tokens, refuse an unknown session and tell failures in their own
 * words.
 */
export function isOld(version: string): boolean {
  return semver.lt(version, "0.100.0");
}

/** True of the versions whose records are `{"id", "msg"}`. */
export function isOldest(version: string): boolean {
  return semver.lt(version, "0.42.0");
}

/** What a version's records call the tools that are its own. */
export function toolNames(version: string): Readonly<Record<"command" | "patch", string>> {
  return isOldest(version)
    ? { command: "exec_command", patch: "patch_apply" }
    : { command: "command_execution", patch: "file_change" };
}

/** A model that each version has metadata for: it is offered its own tools, and no item warns of it. */
export const KNOWN_MODELS: Readonly<Record<string, string>> = {
  "0.171.0": "gpt-5.5",
  "0.60.1": "gpt-5.1-codex",
  "0.36.0": "gpt-5-codex",
};

/** By CLI version: a model that has a single tool. That tool runs a program, and the program calls all other tools. */
export const CODE_MODELS: Readonly<Record<string, string>> = { "0.171.0": "gpt-6.2-sol" };
