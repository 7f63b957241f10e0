import type { ErrorKind } from "../../../contracts/cli/v1/adapter.ts";

const KINDS: Readonly<Record<string, ErrorKind>> = {
  ENOENT: "cli_not_found",
  EACCES: "cli_not_found",
  ENOEXEC: "cli_not_found",
  ENOTDIR: "cli_not_found",
  EISDIR: "cli_not_found",
  // The prompt is longer than the system lets an argument be; the CLI is there (sashiko-dev/sashiko#193).
  E2BIG: "invalid_request",
};

/** What the system's refusal to start a CLI means, by the error's code; null for what is not the CLI's matter. */
export function spawnKind(code: string): ErrorKind | null {
  return KINDS[code.toUpperCase()] ?? null;
}
