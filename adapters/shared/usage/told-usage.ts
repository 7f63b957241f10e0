import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";

/** The usage that the CLI itself told, or null: an estimate is no figure for a host's bill (INV-CLI-USAGE-004). */
export function toldUsage({ usage }: Pick<Outcome, "usage">): NonNullable<Outcome["usage"]> | null {
  return usage == null || usage.estimated ? null : usage;
}
