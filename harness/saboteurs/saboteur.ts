import type { Adapter } from "../../contracts/cli/v1/adapter.ts";

/**
 * A known-bad adapter: a good one with one fault put in. The default export of
 * harness/saboteurs/<family>/<name>.ts; found by walking the folder. The suite must fail it with `invariant`
 * among the broken ones, and pass the adapter without the fault.
 */
export interface Saboteur {
  /** Kebab case, names the fault: `decode-per-chunk`. */
  readonly name: string;
  /** The invariant whose check must catch it. */
  readonly invariant: string;
  /** The fault in one sentence, and the public report that showed it. */
  readonly fault: string;
  /** Why this fault makes no sense for an adapter, or null when it does. */
  skip?(adapter: Adapter): string | null;
  sabotage(adapter: Adapter): Adapter;
}
