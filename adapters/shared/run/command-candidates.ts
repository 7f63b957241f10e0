import type { Manifest } from "../../../contracts/cli/v1/adapter.ts";

/**
 * The commands to look for, the preferred one first: the manifest's other candidates count only when the configuration
 * left the command as it is.
 */
export function commandCandidates({ commands }: Manifest, command: string): readonly string[] {
  const candidates: readonly string[] = commands ?? [];
  return candidates.includes(command) ? [command, ...candidates] : [command];
}
