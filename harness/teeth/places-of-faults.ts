import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { loadHostContract } from "../hosts/host-contract.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { readInvariants } from "../model/invariants.ts";

/** An invariant whose saboteurs are put into an adapter, or for a host contract into our façade over it. */
export interface FaultPlace {
  adapter: string;
  contract: string;
  invariant: string;
}

/**
 * Where the faults of every invariant go: those of `cli` into every adapter, those of a host contract into the one
 * adapter that shows them.
 *
 * @param adapters names or paths; where the one that shows an invariant is not among them, the invariant is left out.
 */
export async function placesOfFaults(adapters: readonly string[]): Promise<FaultPlace[]> {
  const invariants = await readInvariants(PROJECT_ROOT, "cli");
  const ofHosts = (await Promise.all((await hostContracts()).map(placesOfHost))).flat();
  // Adapter by adapter: what a fault leaves behind in a process (a timer) is gone before its invariant comes again.
  return adapters.flatMap((adapter) => [
    ...invariants.map(({ id: invariant }) => ({ adapter, contract: "cli", invariant })),
    ...ofHosts.filter((place) => place.adapter === adapter),
  ]);
}

async function placesOfHost(contract: string): Promise<FaultPlace[]> {
  const { shownBy = {} } = await loadHostContract(contract);
  const invariants = await readInvariants(PROJECT_ROOT, contract);
  return invariants.map(({ id }) => ({ adapter: shownBy[id] ?? "claude", contract, invariant: id }));
}

async function hostContracts(): Promise<string[]> {
  const entries = await readdir(join(PROJECT_ROOT, "harness", "hosts"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
