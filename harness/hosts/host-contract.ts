import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { compiledModule, PROJECT_ROOT } from "../lib/project.ts";

/**
 * One host's adapter interface, certified beside `cli`. The default export of harness/hosts/<contract>/contract.ts; its
 * checks and saboteurs are beside it, found by walking.
 */
export interface HostContract<Host = unknown> {
  /**
   * Built-in adapters that the host's document names: `certify --all` certifies these; any other one can be by name.
   */
  readonly claimed: readonly string[];
  /**
   * By invariant the built-in adapter whose façade its saboteurs are put into, because others do not show them; those
   * of all other invariants are put into claude's.
   */
  readonly shownBy?: Readonly<Record<string, string>>;
  /** The façade over one of our adapters. */
  facade(adapter: Adapter): Host;
  /** Somebody's own implementation among a module's exports, or what is wrong with the module, in one line. */
  pick(namespace: object): { ok: true; host: Host } | { ok: false; problem: string };
  /** Which CLI it drives, and what it calls itself. */
  identify(host: Host): { provider: string; transport: "cli" | "api" };
}

/** The host contract of a name, from `harness/hosts/<contract>/contract.ts`. @throws when there is none. */
export async function loadHostContract(name: string): Promise<HostContract> {
  const file = compiledModule(join(PROJECT_ROOT, "harness", "hosts", name, "contract.ts"));
  return (await import(pathToFileURL(file).href)).default as HostContract;
}
