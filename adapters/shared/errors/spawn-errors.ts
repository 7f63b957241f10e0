import type { ErrorKind, Manifest } from "../../../contracts/cli/v1/adapter.ts";

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

const NOT_SPAWNED =
  "The recordings start a CLI that is there. What the operating system refuses to start is the shell's to classify.";

/**
 * Completes an adapter's `errorCoverage`, its reasons why no recording shows an error category on a surface (a
 * record, stderr ...), by the reason for the surface `spawn`, which is the same for all adapters.
 */
export function withNotSpawned(
  reasons: NonNullable<Manifest["errorCoverage"]>,
): NonNullable<Manifest["errorCoverage"]> {
  return Object.fromEntries(
    Object.entries(reasons).map(([category, surfaces]) => [category, { ...surfaces, spawn: NOT_SPAWNED }]),
  );
}
