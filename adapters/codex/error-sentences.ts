/**
 * How the sentences begin by which codex says why it refuses to go on, as parts of a pattern, by what they are about. The
 * rules that class an error and the lines that are known as errors are built of the same ones. Apostrophes are U+2019 in
 * 0.171 and ASCII before.
 */
export const REFUSALS = {
  limit: "You[’']ve hit your usage limit",
  login: "Not logged in",
  config: "Error loading config",
  input:
    "No prompt provided|Failed to read prompt from stdin|Not inside a trusted directory|Output schema file |Failed to read output schema file",
} as const;
