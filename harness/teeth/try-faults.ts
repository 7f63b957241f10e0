import type { CaseResult } from "../../schemas/harness/v1/generated/report.ts";
import { certifyTarget } from "../certify/certify-target.ts";
import { BROKEN } from "../certify/verdict.ts";
import { withHeartbeat } from "../driver/with-heartbeat.ts";
import type { Saboteur } from "../saboteurs/saboteur.ts";
import type { InvariantTeeth, KillCell } from "./kill-table.ts";
import { inapplicable, type Subject } from "./load-subject.ts";

export interface TryFaultsOptions {
  seed: number;
  runs: number;
  /** Called before the good subject (null) and each saboteur is put to the checks. */
  onTry?(saboteur: string | null): void;
  /** Called after replays, as a sign of life. */
  onReplay?(): void;
}

/**
 * Puts one invariant's saboteurs to a subject: the checks must pass the subject itself and fail each saboteur.
 *
 * @param saboteurs all of `invariant`.
 */
export async function tryFaults<Good>(
  subject: Subject<Good>,
  invariant: string,
  saboteurs: readonly Saboteur<Good>[],
  { seed, runs, onTry, onReplay = () => {} }: TryFaultsOptions,
): Promise<InvariantTeeth> {
  const { contract, good, target, corpus, known = [] } = subject;
  // Where the adapter is known to fail, a saboteur would be caught for the adapter's own fault.
  const failing = known.filter((entry) => entry.invariant === invariant).map(({ fixture = "*" }) => fixture);
  const excuse = failing.includes("*") ? "a known failure of the adapter, on every fixture" : null;
  const fixtures = subject.fixtures.filter(({ id }) => !failing.includes(id));
  const certify = (tried: Good, stopAtFirstFailure: boolean) =>
    certifyTarget(withHeartbeat(target(tried), onReplay), fixtures, {
      contract,
      seed,
      runs,
      only: [invariant],
      corpus,
      stopAtFirstFailure,
    });
  onTry?.(null);
  const own = excuse === null ? await certify(good, false) : [];
  const cells: KillCell[] = [];
  for (const saboteur of saboteurs) {
    const reason = excuse ?? inapplicable(subject, invariant) ?? saboteur.skip?.(good) ?? null;
    const { name, fault } = saboteur;
    onTry?.(name);
    if (reason !== null) cells.push({ saboteur: name, fault, verdict: "not-applicable", reason });
    else cells.push({ saboteur: name, fault, ...caughtBy(await certify(saboteur.sabotage(good), true)) });
    removePollution();
  }
  const isBitten = cells.some(({ verdict }) => verdict !== "not-applicable");
  return { invariant, baseline: baselineFault(own, isBitten), cells };
}

function caughtBy(cases: readonly CaseResult[]): Pick<KillCell, "verdict" | "reason" | "fixture"> {
  const broken = cases.find(({ verdict }) => BROKEN.has(verdict));
  if (broken === undefined) return { verdict: "survived", reason: `${cases.length} cases found nothing` };
  const reason = broken.finding?.message ?? broken.reason ?? broken.verdict;
  return { verdict: "caught", reason, ...(broken.fixture === null ? {} : { fixture: broken.fixture }) };
}

/**
 * A saboteur that is caught says little when the adapter itself shows nothing; with none to catch, nothing is asked.
 */
function baselineFault(cases: readonly CaseResult[], isBitten: boolean): string | null {
  const broken = cases.find(({ verdict }) => BROKEN.has(verdict));
  if (broken !== undefined)
    return `${broken.fixture ?? "corpus"}: ${broken.finding?.message ?? broken.verdict}`;
  return !isBitten || cases.some(({ verdict }) => verdict === "passed") ? null : "no case passed";
}

/** A saboteur of INV-CLI-PARSE-012 leaves keys on Object.prototype, which must not reach the next one. */
function removePollution(): void {
  for (const key of Object.keys(Object.prototype)) Reflect.deleteProperty(Object.prototype, key);
}
