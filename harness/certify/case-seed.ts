import { createHash } from "node:crypto";

/**
 * Seed of one case: the same for the same case whatever else is run, in whatever order.
 *
 * @returns a 31-bit integer, as fast-check takes it.
 */
export function caseSeed(seed: number, invariant: string, check: string, fixture: string | null): number {
  const key = JSON.stringify([seed, invariant, check, fixture]);
  return createHash("sha256").update(key).digest().readUInt32BE(0) >>> 1;
}
