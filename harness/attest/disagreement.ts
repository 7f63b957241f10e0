import type {
  CertificateStatement,
  CertifiedResource,
} from "../../schemas/harness/v1/generated/certificate.ts";

/**
 * Where a certificate and what is here differ, in one line; null where they agree. The adapter first, then what judged it.
 *
 * @param subject the files of the adapter that is here.
 * @param configuration what would judge it here. Another Node is no difference: `--rerun` shows what it changes.
 */
export function disagreement(
  { subject: certified, predicate }: CertificateStatement,
  subject: readonly CertifiedResource[],
  configuration: readonly CertifiedResource[],
): string | null {
  const changed = firstChange(certified, subject);
  if (changed !== null) return `another adapter: ${changed}`;
  const [cliproof, contract, corpus] = predicate.configuration;
  const [ownCliproof, ownContract, ownCorpus] = configuration;
  if (!isSame(cliproof, ownCliproof))
    return `stale: made by cliproof ${shownVersion(cliproof)}, and this is ${shownVersion(ownCliproof)}; certify again, or verify with that one`;
  if (!isSame(contract, ownContract)) return `stale: ${contract?.name} has changed since; certify again`;
  if (!isSame(corpus, ownCorpus))
    return "another corpus: it was made on other fixtures than those here; --fixtures names them";
  return null;
}

function firstChange(
  certified: readonly CertifiedResource[],
  here: readonly CertifiedResource[],
): string | null {
  const own = new Map(here.map((one) => [one.name, one]));
  const names = new Set(certified.map(({ name }) => name));
  const [missing] = certified.filter(({ name }) => !own.has(name));
  const [added] = here.filter(({ name }) => !names.has(name));
  const [other] = certified.filter((one) => own.has(one.name) && !isSame(one, own.get(one.name)));
  if (other !== undefined) return `${other.name} is not the file that was certified`;
  if (missing !== undefined) return `${missing.name} was certified and is not here`;
  return added === undefined ? null : `${added.name} is here and was not certified`;
}

function isSame(one: CertifiedResource | undefined, other: CertifiedResource | undefined): boolean {
  return one !== undefined && one.name === other?.name && one.digest.sha256 === other.digest.sha256;
}

function shownVersion(resource: CertifiedResource | undefined): string {
  return `${resource?.annotations?.version ?? "?"} (${resource?.digest.sha256.slice(0, 8) ?? "?"})`;
}
