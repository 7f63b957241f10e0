import { readFileSync } from "node:fs";
import { join } from "node:path";
import type {
  AdapterReport,
  CertificationReport,
  InvariantResult,
} from "../../schemas/harness/v1/generated/report.ts";
import { matchInvariants } from "../certify/plan/selection.ts";
import { BROKEN } from "../certify/verdict.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { type Invariant, parseInvariants } from "../model/invariants.ts";
import { brokenInvariants } from "../report/failures.ts";
import { prettyFinding } from "../report/pretty-finding.ts";
import { type CertifyChoice, certify } from "./certify-adapter.ts";

/** What a test runner gives to a test: `skip` of vitest and mocha ends it as skipped. */
export interface TestContext {
  skip?: (note?: string) => unknown;
}

/** A test runner, by the shape of its functions: vitest, jest, mocha, bun, node:test. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown;
  /** The body has no declared parameter: some runners take one for a callback. */
  it(name: string, body: (...given: TestContext[]) => Promise<void>, timeoutMs?: number): unknown;
}

export interface DescribeChoice extends CertifyChoice {
  /** Milliseconds that the certification may take, all tests together; ten minutes where it is left out. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 600_000;
/** Findings of one invariant in the message of its test. */
const MAX_FINDINGS = 3;

/**
 * Makes a test for each invariant, and one for the certificate. The adapter is certified once, when the first of them
 * runs. A test fails with the findings of its invariant: expected and got, the bytes, and the command that runs the case
 * again. An invariant that is unproven or unsupported is a skipped test where the runner can skip, with the reason.
 *
 * @param adapter see `certify`.
 * @throws for `only` that names no invariant.
 */
export function describeAdapter(
  runner: TestRunner,
  adapter: string,
  { timeoutMs = TIMEOUT_MS, ...choice }: DescribeChoice = {},
): void {
  const contract = choice.contract ?? "cli";
  const invariants = chosenInvariants(contract, choice.only ?? []);
  let made: Promise<CertificationReport> | undefined;
  const report = async () => {
    made ??= certify(adapter, choice);
    return (await made).adapters[0]!;
  };
  runner.describe(`${adapter} on contract ${contract}`, () => {
    for (const invariant of invariants.values()) {
      runner.it(
        `${invariant.id}: ${invariant.title}`,
        async (...[context]: TestContext[]) => judge(await report(), invariant, invariants, context),
        timeoutMs,
      );
    }
    runner.it("is certified", async () => requireCertificate(await report()), timeoutMs);
  });
}

function chosenInvariants(contract: string, only: readonly string[]): Map<string, Invariant> {
  const page = readFileSync(join(PROJECT_ROOT, "contracts", contract, "v1", "invariants.md"), "utf8");
  const all = parseInvariants(page);
  const ids = all.map(({ id }) => id);
  const chosen = new Set(only.flatMap((word) => matched(word, ids)));
  return new Map(all.filter(({ id }) => only.length === 0 || chosen.has(id)).map((one) => [one.id, one]));
}

function matched(word: string, ids: readonly string[]): string[] {
  const found = matchInvariants(word, ids);
  if (found.length === 0) throw new Error(`only ${word}: no such invariant`);
  return found;
}

/** Ends well for an invariant that holds; throws what broke. */
function judge(
  report: AdapterReport,
  { id, statement }: Invariant,
  invariants: ReadonlyMap<string, Invariant>,
  context: TestContext | undefined,
): void {
  const result = report.invariants.find((one) => one.id === id);
  if (result === undefined || isUntried(result)) {
    context?.skip?.(
      `${result?.verdict ?? "not tried"}: ${result?.reason ?? "no case of it is in this shard"}`,
    );
    return;
  }
  if (!BROKEN.has(result.verdict)) return;
  const broken = brokenInvariants(report).find((one) => one.id === id);
  const plain = { invariants, paint: (_style: string, text: string) => text };
  const cases = broken?.cases ?? [];
  const shown = cases.slice(0, MAX_FINDINGS).flatMap((one) => ["", ...prettyFinding(one, plain)]);
  const more = cases.length > MAX_FINDINGS ? ["", `and ${cases.length - MAX_FINDINGS} more cases`] : [];
  throw failure([statement, ...shown, ...more].join("\n"));
}

function isUntried({ verdict }: InvariantResult): boolean {
  return verdict === "unproven" || verdict === "unsupported";
}

function requireCertificate({ certified, notCertified = [] }: AdapterReport): void {
  if (certified) return;
  throw failure(["the adapter is not certified", ...notCertified].join("\n"));
}

/** Its stack would name lines of cliproof, of which none is to blame. */
function failure(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
