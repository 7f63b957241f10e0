import type { Adapter } from "../../contracts/cli/v1/adapter.ts";

/** One fault, put into a good adapter, or into a good host for the contracts of hosts. */
export interface Fault<Subject = Adapter> {
  /** Kebab case, names the fault: `decode-per-chunk`. */
  readonly name: string;
  /** The fault in one sentence, and the public report that showed it. */
  readonly fault: string;
  /** Why this fault makes no sense for a subject, or null when it does. */
  skip?(subject: Subject): string | null;
  sabotage(subject: Subject): Subject;
}

/**
 * A known-bad adapter or host: a good one with one fault put in. The suite must fail it with `invariant` among the
 * broken ones, and pass the subject without the fault.
 */
export interface Saboteur<Subject = Adapter> extends Fault<Subject> {
  /** The invariant whose check must catch it. */
  readonly invariant: string;
}

/**
 * The saboteurs of one invariant: the default export of
 * `harness/saboteurs/<contract>/<subject>/<family>-<number>.ts`, found by walking the folder.
 */
export function saboteursOf<Subject = Adapter>(
  invariant: string,
  faults: readonly Fault<Subject>[],
): Saboteur<Subject>[] {
  return faults.map((fault) => ({ ...fault, invariant }));
}
