import type fc from "fast-check";

/** Something that reads what others wrote, and must cope with anything. */
export interface FuzzTarget<T = unknown> {
  /** `parser claude`, `fixture-reader`. */
  name: string;
  inputs: fc.Arbitrary<T>;
  /** What went wrong with an input, in one line; undefined: nothing. Never throws. */
  problem(input: T): Promise<string | undefined> | string | undefined;
  /** The input as bytes, to be kept. */
  bytes(input: T): Buffer;
  /** Ends what the target holds. */
  close?(): void;
}
