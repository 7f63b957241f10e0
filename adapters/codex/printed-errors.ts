/**
 * How the sentences begin by which codex says why it refuses to go on, as parts of a pattern, by what they are about.
 * The rules that class an error and the lines that are known as errors are built of the same ones. Apostrophes are
 * U+2019 in 0.171 and ASCII before.
 */
export const REFUSALS = {
  limit: "You[’']ve hit your usage limit",
  login: "Not logged in",
  config: "Error loading config",
  input:
    "No prompt provided|Failed to read prompt from stdin|Not inside a trusted directory|Output schema file |Failed to read output schema file",
} as const;

/** Lines of stderr that good runs print too: they say nothing about a failure. */
export const NOTICE =
  /^(?:Reading (?:additional input|prompt) from stdin\.\.\.|[Ww]arning: |WARNING: |deprecated: |mcp startup: |note: run with `RUST_BACKTRACE)/;

/** How a line begins by which codex reports an error outside of its records. */
export const ERROR_LINE = new RegExp(
  String.raw`^(?:ERROR: |Error: |error: |thread '[^']*' (?:\(\d+\) )?panicked at |${Object.values(REFUSALS).join("|")})`,
  "m",
);

/** The notice of a CLI that reads a new session's prompt, or more of it, from stdin. */
export const NEW_SESSION_NOTICE = /\bReading (?:additional input|prompt) from stdin\.\.\./;

/** A broken model call that is tried again, in the words of 0.60 and later, and in those of 0.36. */
const RETRIES: readonly RegExp[] = [
  /^Reconnecting(?:\.\.\.|…) (?:\d+\/\d+|waiting for network)(?: \((.*)\))?$/s,
  /^stream error: (.*); retrying \d+\/\d+ in /s,
];

/**
 * What a retry notice gives as its reason. From 0.60 on it has the record type of a fatal error and is none
 * (nexu-io/open-design#2268).
 *
 * @returns the reason, or the notice itself where it gives none; null for a message that is no such notice.
 */
export function retryReason(message: string): string | null {
  for (const notice of RETRIES) {
    const found = notice.exec(message);
    if (found !== null) return found[1] ?? message;
  }
  return null;
}

/** True when plain text in place of records is one of the CLI's error sentences. */
export function hasErrorLine(noise: string): boolean {
  return ERROR_LINE.test(noise);
}
