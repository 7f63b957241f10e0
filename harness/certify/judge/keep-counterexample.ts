import type { Expectation } from "../../../schemas/harness/v1/generated/expectation.ts";
import type { FixtureManifest } from "../../../schemas/harness/v1/generated/fixture.ts";
import { sha256 } from "../../lib/bytes.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Run } from "../../model/target.ts";
import { BROKEN } from "../verdict.ts";
import type { ExecutedCase } from "./known-failures.ts";

/** A shrunk counterexample as a fixture that is not yet written. */
export interface KeptRun {
  provider: string;
  /** Name of its folder, made of the check and a hash of the bytes: the same input is kept once. */
  slug: string;
  manifest: FixtureManifest;
  stdout: Buffer;
  stderr: Buffer;
  expected: Expectation;
}

/** One fixture for each broken case whose check gave the run it failed on. */
export function keptRuns(cases: readonly ExecutedCase[], fixtures: readonly Fixture[]): KeptRun[] {
  const kept = new Map<string, KeptRun>();
  for (const { planned, outcome } of cases) {
    const failing = outcome.finding?.run;
    const origin = fixtures.find(({ id }) => id === (planned.fixture ?? outcome.finding?.fixture));
    if (!BROKEN.has(outcome.verdict) || failing === undefined || origin === undefined) continue;
    const one = keptRun(
      failing,
      origin,
      `${planned.invariant} ${planned.check}: ${outcome.finding?.message}`,
      planned,
    );
    kept.set(one.slug, one);
  }
  return [...kept.values()];
}

function keptRun(
  run: Run,
  origin: Fixture,
  mutation: string,
  { invariant, check }: { invariant: string; check: string },
): KeptRun {
  const stdout = bytesOf(run, "out");
  const stderr = bytesOf(run, "err");
  const chunks = run.chunks.map(([stream, bytes]) => [0, stream, bytes.length] as const);
  const identity = JSON.stringify([run.outputFormat, run.exit, chunks, sha256(stdout), sha256(stderr)]);
  const number = invariant.replace(/^INV-[A-Z]+-/, "").toLowerCase();
  const slug = `${number}-${check}-${sha256(Buffer.from(identity)).slice(0, 8)}`;
  const { provider } = origin.manifest;
  return {
    provider,
    slug,
    stdout,
    stderr,
    expected: expectationOf(origin, stdout),
    manifest: {
      schemaVersion: 1,
      id: `${provider}/regressions/${slug}`,
      provider,
      cli: origin.manifest.cli,
      scenario: slug,
      outputFormat: run.outputFormat,
      provenance: { kind: "derived", from: origin.id, mutation },
      ...(origin.manifest.invocation === undefined ? {} : { invocation: origin.manifest.invocation }),
      exit: run.exit,
      chunks: chunks.map((chunk) => [...chunk]),
      sha256: { stdout: sha256(stdout), stderr: sha256(stderr) },
    },
  };
}

/**
 * What is right for the original is right for the counterexample as long as every line of it is still there.
 * Where shrinking took lines out, no one has read the rest: then nothing is expected, and the note says so.
 */
function expectationOf(origin: Fixture, stdout: Buffer): Expectation {
  const wanted = linesOf(origin.stdout);
  let found = 0;
  for (const line of linesOf(stdout)) if (line === wanted[found]) found++;
  if (found === wanted.length) return origin.expected;
  return {
    note: `Shrunk from ${origin.id}: what is right for the lines that are left is not known yet.`,
  };
}

function linesOf(bytes: Buffer): string[] {
  return bytes
    .toString("latin1")
    .split(/\r?\n/)
    .filter((line) => line !== "");
}

function bytesOf(run: Run, wanted: "out" | "err"): Buffer {
  return Buffer.concat(run.chunks.filter(([stream]) => stream === wanted).map(([, bytes]) => bytes));
}
