import type { ProviderFixtures } from "../../corpus/provider-fixtures.ts";
import { findAdapters } from "../../driver/find-adapters.ts";
import { inContractOrder } from "../../model/invariants.ts";
import type { CertifyOptions } from "../options.ts";
import type { Loaded } from "../run/worker-messages.ts";
import { type PlannedCase, plan } from "./plan.ts";
import type { Selection } from "./selection.ts";

export function ground(options: CertifyOptions, { checks }: Loaded, found: ProviderFixtures) {
  return {
    invariants: contractIds(options, new Set(checks.map((check) => check.invariant))),
    checks,
    fixtures: found.fixtures.map((fixture) => fixture.id),
    skipped: new Map(found.skipped.map(({ fixture, reason }) => [fixture, reason])),
  };
}

export function planFor(
  options: CertifyOptions,
  { manifest, checks }: Loaded,
  found: ProviderFixtures,
  selection: Selection,
): PlannedCase[] {
  return plan({
    checks,
    fixtures: found.fixtures.map(({ id, manifest }) => ({ id, outputFormat: manifest.outputFormat })),
    outputFormats: manifest.outputFormats,
    selection,
    seed: options.seed,
  });
}

/** A path belongs to one search: given to several it would mean something else in each. Inputs are of one case too. */
export function oneCaseMisuse(
  { path, onRequest: onAsked }: CertifyOptions,
  cases: readonly PlannedCase[],
): string | null {
  const flag = path !== undefined ? `--path ${path}` : onAsked !== undefined ? "--dump" : null;
  if (flag === null || cases.length === 1) return null;
  return `${flag}: it belongs to one case, but ${cases.length} are chosen: add --only, --check and --case`;
}

export function emptyMisuse(
  cases: readonly PlannedCase[],
  selection: Selection,
  found: ProviderFixtures,
): string | null {
  if (cases.length > 0 || found.fixtures.length === 0 || selection.shard !== null) return null;
  return "nothing to run: no case fits --only, --check and --case together";
}

/** What the report speaks of: the whole contract, or what was chosen of it. */
export function reportedIds(
  options: CertifyOptions,
  selection: Selection,
  served: ReadonlySet<string>,
  cases: readonly PlannedCase[],
): string[] {
  const ids = contractIds(options, served);
  if (selection.check !== null || selection.case !== null || selection.shard !== null) {
    const planned = new Set(cases.map((one) => one.invariant));
    return ids.filter((id) => planned.has(id));
  }
  return ids.filter((id) => selection.invariants === null || selection.invariants.has(id));
}

function contractIds({ invariants }: CertifyOptions, served: ReadonlySet<string>): string[] {
  return [...new Set([...invariants.map(({ id }) => id), ...served])].sort(inContractOrder);
}

/** Why an invariant was not tried on any input. */
export function notRunReason(
  id: string,
  served: ReadonlySet<string>,
  provider: string,
  fixtures: number,
): string {
  if (!served.has(id)) return "no check serves it in this version";
  if (fixtures === 0) return `there are no fixtures of provider ${provider}`;
  return "not reached: the run ended before";
}

/**
 * One line for a host that there is nothing to try on: it is certified on a provider's runs, and names none that
 * cliproof has, nor brings any.
 *
 * @param root folder of the project.
 * @param path of its module.
 */
export async function withoutFixtures(root: string, path: string, provider: string): Promise<string> {
  const known = (await findAdapters(root)).map(({ name }) => name).join(", ");
  return `module ${path} drives the unknown provider ${JSON.stringify(provider)}; known: ${known}, and their aliases; for a CLI of your own give --fixtures`;
}
