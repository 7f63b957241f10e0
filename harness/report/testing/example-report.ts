import type { CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import type { RenderContext } from "../rendering.ts";

/** A report with one of everything that a writer must cope with, characters that no format likes included. */
export const EXAMPLE: CertificationReport = {
  schemaVersion: 1,
  cliproof: "0.1.0",
  contract: "cli",
  seed: 7,
  runs: 20,
  corpusSha256: "ab".repeat(32),
  certified: false,
  adapters: [
    {
      id: "parrot",
      version: "1.0.0",
      provider: "parrot",
      certified: false,
      cliVersions: ["1.0.0", "2.0.0"],
      fixtures: { total: 3, recorded: 2, derived: 0, reported: 1 },
      totals: { passed: 4, failed: 5, errored: 1, "known-failure": 1, unproven: 1 },
      attacks: { transformations: 9, properties: 2 },
      invariants: [
        { id: "INV-CLI-PARSE-005", verdict: "failed", cases: 7, inputs: 90 },
        { id: "INV-CLI-ERR-001", verdict: "errored", cases: 3, inputs: 12 },
        { id: "INV-CLI-ERR-002", verdict: "known-failure", cases: 1, inputs: 1, reason: "slow (ann)" },
        { id: "INV-CLI-PROC-001", verdict: "unproven", cases: 0, inputs: 0, reason: "no check yet" },
      ],
      cases: [
        ...["a", "b", "c", "d", "e"].map((scenario) => ({
          invariant: "INV-CLI-PARSE-005",
          fixture: `parrot/1.0.0/${scenario}`,
          verdict: "failed" as const,
          inputs: 3,
          finding: {
            message: `content differs <&> "${scenario}" ]]> 100%`,
            expected: '"Bonjour, ça va ?"',
            actual: '"Bonjour, \u0000\ufffe va ?"',
            input: "stdout: ``` | a\nexit: 0",
            file: "fixtures/a,b:c/stdout.txt",
            hint: "decode whole lines",
            check: "cuts",
            replay: `npm run certify parrot -- --case parrot/1.0.0/${scenario}`,
          },
        })),
        {
          invariant: "INV-CLI-ERR-001",
          fixture: null,
          verdict: "errored",
          inputs: 0,
          finding: { message: "push() threw TypeError: no\r\nway" },
        },
        {
          invariant: "INV-CLI-ERR-002",
          fixture: "parrot/1.0.0/a",
          verdict: "known-failure",
          inputs: 1,
          reason: "slow (ann)",
          finding: { message: "too slow" },
        },
      ],
      skipped: [{ fixture: "parrot/1.0.0/help", reason: "a recording of kind help, not a run" }],
      errorCoverage: { quota: { record: "2", stdout: "never seen | yet" } },
    },
  ],
};

export const CONTEXT: RenderContext = {
  invariants: new Map([
    ["INV-CLI-PARSE-005", { title: "cut invariance", statement: "Any split MUST give the same." }],
  ]),
  paint: (_style, text) => text,
};
