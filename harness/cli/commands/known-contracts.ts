import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../lib/errors.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { type Invariant, readInvariants } from "../../model/invariants.ts";

/** What adapters are certified against. */
export interface ChosenContract {
  name: string;
  invariants: readonly Invariant[];
}

/** The contract of adapters; the others are of hosts. */
export const ADAPTERS = "cli";

/** Names of the contracts, that of adapters first: the folders of `contracts/` with invariants. */
export function contractNames(): string[] {
  const root = join(PROJECT_ROOT, "contracts");
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => existsSync(join(root, name, "v1", "invariants.md")))
    .toSorted((a, b) => Number(b === ADAPTERS) - Number(a === ADAPTERS) || (a < b ? -1 : 1));
}

/**
 * Every contract, that of adapters first: a folder with invariants; one without checks of its own certifies nothing.
 */
export async function knownContracts(): Promise<ChosenContract[]> {
  const read = await Promise.all(
    contractNames().map(async (name) => ({
      name,
      invariants: await readInvariants(PROJECT_ROOT, name).catch(() => []),
    })),
  );
  return read.filter(({ invariants }) => invariants.length > 0);
}

/** The contract of a name. @throws UserError that names those there are. */
export async function contractNamed(name: string): Promise<ChosenContract> {
  const known = await knownContracts();
  const found = known.find((one) => one.name === name);
  if (found !== undefined) return found;
  const list = known.map((one) => one.name).join(", ");
  throw new UserError(`--contract ${name}: no such contract; known: ${list}`);
}
