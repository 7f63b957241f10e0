import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import type { KnownFailure } from "../../schemas/harness/v1/generated/known-failures.ts";
import { readKnownFailures } from "../certify/judge/known-failures.ts";
import { type ProviderFixtures, providerFixtures } from "../corpus/provider-fixtures.ts";
import { adapterChoice } from "../driver/adapter-choice.ts";
import { loadAdapter } from "../driver/load-adapter.ts";
import { moduleTarget } from "../driver/module-target.ts";
import { loadHostContract } from "../hosts/host-contract.ts";
import { hostTarget } from "../hosts/open-host.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { providerOf, type Target } from "../model/target.ts";
import { withoutProcess } from "../saboteurs/kit/skip.ts";

/** What faults are put into: a good adapter, or a good host, with the fixtures that it is judged by. */
export interface Subject<Good = Adapter> {
  contract: string;
  good: Good;
  /** The good subject, or one with a fault, as checks take it. */
  target(subject: Good): Target;
  fixtures: ProviderFixtures["fixtures"];
  /** Recordings that are no runs included. */
  corpus: ProviderFixtures["corpus"];
  /** Known failures of the adapter: it is judged without them. */
  known?: readonly KnownFailure[];
}

/** An adapter with the fixtures of its provider that cliproof ships. */
export interface AdapterWithFixtures extends Pick<Subject, "fixtures" | "corpus"> {
  adapter: Adapter;
  known: readonly KnownFailure[];
}

/**
 * Loads a built-in adapter by name, or a module by path, and its fixtures.
 *
 * @throws with one line for the user; a broken fixture is never skipped.
 */
export async function loadWithFixtures(name: string): Promise<AdapterWithFixtures> {
  const loaded = await loadAdapter(adapterChoice(name), { root: PROJECT_ROOT, base: process.cwd() });
  if (!loaded.ok) throw new Error(loaded.problem);
  const { adapter, folder } = loaded;
  const provider = providerOf(adapter.manifest);
  const { fixtures, corpus, errors } = await providerFixtures(provider, null, adapter.manifest.cliVersions);
  if (errors[0] !== undefined) throw new Error(errors[0]);
  const known = await readKnownFailures(folder);
  if (typeof known === "string") throw new Error(known);
  return { adapter, fixtures, corpus, known: known.entries };
}

/**
 * The subject of a contract's saboteurs.
 *
 * @param contract `cli`, or a host contract, which is given our façade over the adapter.
 * @param name of a built-in adapter, or path of a module.
 * @throws as `loadWithFixtures`.
 */
export async function loadSubject(contract: string, name: string): Promise<Subject<never>> {
  const loaded = await loadWithFixtures(name);
  const subject = contract === "cli" ? adapterSubject(loaded) : await hostSubject(contract, loaded);
  return subject as Subject<never>;
}

/** Why no fault of an invariant can be put into a subject at all, or null. */
export function inapplicable({ contract, good }: Subject<unknown>, invariant: string): string | null {
  return contract === "cli" ? withoutProcess(good as Adapter, invariant) : null;
}

function adapterSubject({ adapter, fixtures, ...rest }: AdapterWithFixtures): Subject {
  // Small fixtures first: most faults show in any of them, and the first broken case ends a saboteur's run.
  const size = ({ stdout, stderr }: (typeof fixtures)[number]) => stdout.length + stderr.length;
  const bySize = fixtures.toSorted((a, b) => size(a) - size(b));
  return { contract: "cli", good: adapter, target: moduleTarget, fixtures: bySize, ...rest };
}

async function hostSubject(
  contract: string,
  { adapter, fixtures, corpus }: AdapterWithFixtures,
): Promise<Subject<unknown>> {
  const { facade, identify } = await loadHostContract(contract);
  const good = facade(adapter);
  // A fault that spoils every answer must be caught by its check, and not because no one can find out the output format.
  const target = (host: unknown) =>
    hostTarget(host, identify(host), {}, host === good ? undefined : ["stream-json"]);
  return { contract, good, target, fixtures, corpus };
}
