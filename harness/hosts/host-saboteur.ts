/**
 * A known-bad host: a good one with one fault put in. The checks of its contract must fail it with `invariant` among the
 * broken ones, and pass the host without the fault.
 */
export interface HostSaboteur<Host> {
  /** Kebab case, names the fault. */
  readonly name: string;
  readonly invariant: string;
  /** The fault in one sentence, and where it was seen. */
  readonly fault: string;
  sabotage(host: Host): Host;
}
