import type { ErrorRule } from "../shared/errors/error-evidence.ts";

/** How the CLI words its failures, ahead of the common rules; what the API said stands behind `Grok API error: `. */
export const ERROR_RULES: readonly ErrorRule[] = [
  { kind: "max_turns", text: /^Maximum tool execution rounds reached\./ },
  { kind: "auth_expired", text: /^\s*(?:❌ )?Error: API key required\./m },
  // Without a prompt it opens its screen, and there is no terminal.
  { kind: "invalid_request", text: /^\s*ERROR Raw mode is not supported on the current process\.stdin/m },
  // Its answer to SIGTERM; the exit code is 0. Who sent it, it does not know.
  { kind: "timeout", text: /^Gracefully shutting down\.\.\.$/m },
];
