import type { Adapter } from "../../contracts/cli/v1/adapter.ts";

/**
 * A known-bad adapter, or a known-bad host for the contracts of hosts: a good one with one fault put in. The default
 * export of harness/saboteurs/<contract>/<subject>/<name>.ts; found by walking the folder. The suite must fail it with
 * `invariant` among the broken ones, and pass the subject without the fault.
 */
export interface Saboteur<Subject = Adapter> {
  /** Kebab case, names the fault: `decode-per-chunk`. */
  readonly name: string;
  /** The invariant whose check must catch it. */
  readonly invariant: string;
  /** The fault in one sentence, and the public report that showed it. */
  readonly fault: string;
  /** Why this fault makes no sense for an adapter, or null when it does. */
  skip?(subject: Subject): string | null;
  sabotage(subject: Subject): Subject;
}
