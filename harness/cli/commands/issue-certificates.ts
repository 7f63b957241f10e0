import { join, relative } from "node:path";
import type { CertifiedResource } from "../../../schemas/harness/v1/generated/certificate.ts";
import { configurationOf, subjectOf } from "../../attest/ground.ts";
import { statementOf } from "../../attest/statement.ts";
import type { AdapterChoice } from "../../driver/adapter-choice.ts";
import { modulePath } from "../../driver/module-path.ts";
import { asUserError, MachineFault } from "../../lib/errors.ts";
import { sealEnvelope } from "../../lib/signing/envelope.ts";
import { type NamedKey, readPrivateKey } from "../../lib/signing/keys.ts";
import { writeAtomic } from "../../lib/write-atomic.ts";
import type { Certified } from "./certify-many.ts";
import type { CertifyRequest } from "./certify-options.ts";

/** What is known before the run: who signs, and which files are certified. */
export interface Attestation {
  key: NamedKey;
  subjects: { entry: string; module: string; files: CertifiedResource[] }[];
}

/**
 * Reads the key and the adapters' files, before the work whose result they sign.
 *
 * @returns null where no certificate is asked for.
 * @throws UserError, one line, where one of them cannot be read.
 */
export async function prepareAttestation(
  attest: string | undefined,
  choices: readonly AdapterChoice[],
): Promise<Attestation | null> {
  if (attest === undefined) return null;
  const key = readPrivateKey("--attest", attest);
  const entries = choices.flatMap((choice) =>
    choice.kind === "exec" ? [] : [choice.kind === "name" ? choice.name : choice.path],
  );
  const subjects = await Promise.all(
    entries.map(async (entry) => {
      const module = await modulePath(entry);
      return { entry, module, files: subjectOf(module) };
    }),
  ).catch(asUserError);
  return { key, subjects };
}

/**
 * Writes a certificate for each adapter that is certified.
 *
 * @param done in the order of the subjects.
 * @returns a line for each adapter.
 * @throws MachineFault where an adapter's files changed while it was certified.
 */
export function issueCertificates(
  { key, subjects }: Attestation,
  done: readonly Certified[],
  contract: string,
  { seed, runs, out }: Pick<CertifyRequest, "seed" | "runs" | "out">,
): string[] {
  return subjects.map(({ entry, module, files }, index) => {
    const { report, fixtures, cliVersions, results } = done[index]!;
    if (!report.certified) return `no certificate for ${report.id}: it is not certified`;
    if (JSON.stringify(subjectOf(module)) !== JSON.stringify(files))
      throw new MachineFault(`files of ${entry} changed while it was certified: there is no certificate`);
    const statement = statementOf({
      report,
      entry,
      cliVersions,
      contract,
      seed,
      runs,
      results,
      subject: files,
      configuration: configurationOf(contract, fixtures),
      issuedAt: new Date().toISOString(),
    });
    const path = join(out ?? ".", `${fileName(report.id)}.certificate.json`);
    writeAtomic(path, sealEnvelope(Buffer.from(JSON.stringify(statement)), key));
    return `certificate: ${relative(process.cwd(), path)}, signed by ${key.id.slice(0, 16)}`;
  });
}

/** The id comes from the adapter: it must not lead out of the folder. */
function fileName(id: string): string {
  return /^[a-z0-9][\w.+-]{0,99}$/i.test(id) ? id : "adapter";
}
