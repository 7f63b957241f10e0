import type {
  CertificateStatement,
  CertifiedResource,
} from "../../schemas/harness/v1/generated/certificate.ts";
import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";

/** What a certificate is made from. */
export interface CertifiedRun {
  report: AdapterReport;
  /** Name of a built-in adapter, or path of the module as it was named. */
  entry: string;
  cliVersions: string | null;
  contract: string;
  seed: number;
  runs: number;
  results: string;
  subject: readonly CertifiedResource[];
  configuration: readonly CertifiedResource[];
  /** ISO 8601. */
  issuedAt: string;
}

type NotTried = CertificateStatement["predicate"]["certificate"]["notTried"][number];

/** The statement of a run that was certified. Pure. */
export function statementOf(run: CertifiedRun): CertificateStatement {
  const { report } = run;
  const known = report.invariants.filter(({ verdict }) => verdict === "known-failure");
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: [...run.subject] as CertificateStatement["subject"],
    predicateType: "https://in-toto.io/attestation/test-result/v0.1",
    predicate: {
      result: known.length > 0 ? "WARNED" : "PASSED",
      configuration: [...run.configuration] as CertificateStatement["predicate"]["configuration"],
      passedTests: report.invariants.filter(({ verdict }) => verdict === "passed").map(({ id }) => id),
      warnedTests: known.map(({ id }) => id),
      failedTests: [],
      certificate: {
        adapter: {
          id: report.id,
          version: report.version ?? null,
          provider: report.provider,
          entry: run.entry,
          cliVersions: run.cliVersions,
        },
        contract: run.contract,
        seed: run.seed,
        runs: run.runs,
        isolated: true,
        notTried: report.invariants.flatMap(notTried),
        cases: Object.values(report.totals).reduce((sum, count) => sum + count, 0),
        resultsSha256: run.results,
        issuedAt: run.issuedAt,
      },
    },
  };
}

function notTried({ id, verdict, reason }: AdapterReport["invariants"][number]): NotTried[] {
  if (verdict !== "unproven" && verdict !== "unsupported") return [];
  return [{ id, verdict, ...(reason === undefined ? {} : { reason }) }];
}
