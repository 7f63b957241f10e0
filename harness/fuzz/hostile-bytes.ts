import fc from "fast-check";
import { type ByteMutation, damages, fractions, mutateBytes } from "../changes/bytes/mutate-bytes.ts";

/** Pieces that parsers stumble over: names of prototypes, halves of characters, numbers beyond all bounds, depth. */
const TOKENS: readonly Buffer[] = [
  '{"__proto__":{"x":1}}',
  '{"constructor":null,"toString":1,"hasOwnProperty":0}',
  '"\\ud800"',
  '"\\u0000"',
  "\ufeff",
  "\u2028",
  "1e999",
  "-0",
  "123456789012345678901234567890",
  "null",
  "[]",
  "{}",
  "data: [DONE]\n\n",
  "\x1b[2J\x1b]0;title\x07",
  "\r",
  "\n\n",
  "[".repeat(20_000),
  '{"a":'.repeat(5000),
  '"'.repeat(1000),
]
  .map((text) => Buffer.from(text))
  .concat([Buffer.from([0xc3]), Buffer.from([0xff, 0xfe]), Buffer.from([0xf0, 0x9f])]);

/** One input: bytes of the corpus, a piece of other ones put into them, and damage. */
export interface HostileBytes {
  base: number;
  splice: { from: number; at: number; start: number; length: number }[];
  tokens: { token: number; at: number }[];
  damage: ByteMutation[];
}

const MAX_SPLICE = 2000;

/** @param sources how many texts there are to start from. */
export function hostileBytes(sources: number): fc.Arbitrary<HostileBytes> {
  const source = fc.nat({ max: sources - 1 });
  const at = fractions();
  return fc.record({
    base: source,
    splice: fc.array(
      fc.record({ from: source, at, start: fractions(), length: fc.integer({ min: 1, max: MAX_SPLICE }) }),
      { maxLength: 2 },
    ),
    tokens: fc.array(fc.record({ token: fc.nat({ max: TOKENS.length - 1 }), at }), { maxLength: 3 }),
    damage: fc.oneof(fc.constant<ByteMutation[]>([]), damages()),
  });
}

/** The bytes of an input. */
export function bytesOf({ base, splice, tokens, damage }: HostileBytes, sources: readonly Buffer[]): Buffer {
  const spliced = splice.reduce((bytes, { from, at, start, length }) => {
    const other = sources[from]!;
    const begin = Math.floor(start * other.length);
    return inserted(bytes, at, other.subarray(begin, begin + length));
  }, sources[base]!);
  const withTokens = tokens.reduce((bytes, { token, at }) => inserted(bytes, at, TOKENS[token]!), spliced);
  return mutateBytes(withTokens, damage);
}

function inserted(bytes: Buffer, place: number, piece: Buffer): Buffer {
  const at = Math.floor(place * bytes.length);
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
}
