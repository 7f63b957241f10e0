import fc from "fast-check";

/**
 * One random mutation of a byte stream. Positions are fractions of its length (0 to 1), so that they fit a stream of
 * any length.
 */
export type ByteMutation =
  | { kind: "flip"; place: number; bit: number }
  | { kind: "set"; place: number; byte: number }
  | { kind: "delete"; place: number; length: number }
  | { kind: "duplicate"; place: number; length: number }
  | { kind: "truncate"; place: number };

const MAX_LENGTH = 4096;

/** Chooses up to eight mutations. */
export function damages(): fc.Arbitrary<ByteMutation[]> {
  const place = fractions();
  const length = fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: MAX_LENGTH }));
  return fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("flip" as const), place, bit: fc.integer({ min: 0, max: 7 }) }),
      fc.record({
        kind: fc.constant("set" as const),
        place,
        byte: fc.constantFrom(0, 0x0a, 0x22, 0x5c, 0x7b, 0x80, 0xff),
      }),
      fc.record({ kind: fc.constant("delete" as const), place, length }),
      fc.record({ kind: fc.constant("duplicate" as const), place, length }),
      fc.record({ kind: fc.constant("truncate" as const), place }),
    ),
    { minLength: 1, maxLength: 8 },
  );
}

/** The bytes with the mutations, applied one after the other. */
export function mutateBytes(bytes: Buffer, mutations: readonly ByteMutation[]): Buffer {
  return mutations.reduce(mutateOnce, bytes);
}

function mutateOnce(bytes: Buffer, mutation: ByteMutation): Buffer {
  const at = Math.floor(mutation.place * bytes.length);
  if (mutation.kind === "truncate" || bytes.length === 0) return bytes.subarray(0, at);
  if (mutation.kind === "flip" || mutation.kind === "set") {
    const copy = Buffer.from(bytes);
    copy[at] = mutation.kind === "set" ? mutation.byte : copy[at]! ^ (1 << mutation.bit);
    return copy;
  }
  const end = Math.min(bytes.length, at + mutation.length);
  const middle = mutation.kind === "duplicate" ? [bytes.subarray(at, end), bytes.subarray(at, end)] : [];
  return Buffer.concat([bytes.subarray(0, at), ...middle, bytes.subarray(end)]);
}

const PARTS = 1_000_000;

/**
 * A place in a stream of any length, as a share of it: 0 to just below 1, evenly spread. fast-check's own doubles are
 * spread over their exponents, so that nearly all of them lie at the start.
 */
export function fractions(): fc.Arbitrary<number> {
  return fc.nat({ max: PARTS - 1 }).map((part) => part / PARTS);
}
