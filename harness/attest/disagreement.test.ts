import { describe, expect, it } from "vitest";
import type {
  CertificateStatement,
  CertifiedResource,
} from "../../schemas/harness/v1/generated/certificate.ts";
import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import { schemaValidator } from "../schema/schema-validator.ts";
import { disagreement } from "./disagreement.ts";
import { statementOf } from "./statement.ts";

const resource = (name: string, digit: string, version?: string): CertifiedResource => ({
  name,
  digest: { sha256: digit.repeat(64) },
  ...(version === undefined ? {} : { annotations: { version } }),
});
const subject = [resource("a.ts", "1"), resource("b.ts", "2")];
const configuration = [
  resource("cliproof", "3", "0.1.0"),
  resource("contract cli", "4", "v1"),
  resource("corpus", "5"),
  resource("node", "6", "20.19.0"),
];
const statement: CertificateStatement = statementOf({
  report: {
    id: "a",
    version: null,
    provider: "a",
    totals: { passed: 2, unproven: 1 },
    invariants: [
      { id: "INV-CLI-PARSE-001", verdict: "passed" },
      { id: "INV-CLI-PARSE-002", verdict: "known-failure" },
      { id: "INV-CLI-PARSE-003", verdict: "unproven", reason: "no recording" },
    ],
  } as unknown as AdapterReport,
  entry: "./a.ts",
  cliVersions: null,
  contract: "cli",
  seed: 1,
  runs: 10,
  results: "7".repeat(64),
  subject,
  configuration,
  issuedAt: "2026-12-01T00:00:00.000Z",
});

describe("a statement", () => {
  it("fits its schema, and says what holds, what is known to fail and what was not tried", () => {
    expect(schemaValidator("harness/v1/certificate.schema.json")(statement)).toBeNull();
    expect(statement.predicate).toMatchObject({
      result: "WARNED",
      passedTests: ["INV-CLI-PARSE-001"],
      warnedTests: ["INV-CLI-PARSE-002"],
      certificate: {
        notTried: [{ id: "INV-CLI-PARSE-003", verdict: "unproven", reason: "no recording" }],
        cases: 3,
      },
    });
  });

  it("agrees with what it was made from, under another Node too", () => {
    const otherNode = [...configuration.slice(0, 3), resource("node", "9", "24.0.0")];
    expect(disagreement(statement, subject, otherNode)).toBeNull();
  });

  it.each([
    [
      "another file",
      [subject[0]!, resource("b.ts", "8")],
      configuration,
      "b.ts is not the file that was certified",
    ],
    ["a file more", [...subject, resource("c.ts", "8")], configuration, "c.ts is here and was not certified"],
    ["a file less", [subject[0]!], configuration, "b.ts was certified and is not here"],
    [
      "another cliproof",
      subject,
      [resource("cliproof", "8", "0.2.0"), ...configuration.slice(1)],
      "stale: made by cliproof 0.1.0 (33333333), and this is 0.2.0 (88888888)",
    ],
    [
      "another contract",
      subject,
      [configuration[0]!, resource("contract cli", "8", "v1"), ...configuration.slice(2)],
      "stale: contract cli has changed since",
    ],
    [
      "another corpus",
      subject,
      [...configuration.slice(0, 2), resource("corpus", "8"), configuration[3]!],
      "another corpus",
    ],
  ])("is refused for %s", (_name, files, ground, line) => {
    expect(disagreement(statement, files, ground)).toContain(line);
  });
});
