import fc from "fast-check";

const PARTS = 1_000_000;

/**
 * A place in a stream of any length, as a share of it: 0 to just below 1, evenly spread. fast-check's own doubles are
 * spread over their exponents, so that nearly all of them lie at the start.
 */
export function shares(): fc.Arbitrary<number> {
  return fc.nat({ max: PARTS - 1 }).map((part) => part / PARTS);
}
