import { createHash } from "node:crypto";
import type { Dialect } from "../corpus/import/dialect.ts";
import { expectationFromTruth } from "../corpus/import/expectation-from-truth.ts";
import type { FixtureFiles } from "../corpus/import/fixture-from-recording.ts";
import { continuesSession } from "../corpus/import/recorded-invocation.ts";
import { type TruthEntry, unknownTruthFields } from "../corpus/import/truth-entry.ts";
import type { KnownSecrets } from "../corpus/scrub/known-secrets.ts";
import { addRedactions, scrub, scrubText } from "../corpus/scrub/scrub.ts";
import { fixtureText, seal } from "../corpus/seal-fixture.ts";
import { aliasPlace, aliasPlaceText, type PlaceFacts } from "./alias-place.ts";
import type { Isolation } from "./network-namespace.ts";
import type { RecordedRun } from "./recipe.ts";
import type { RawRun } from "./run-cli.ts";
import { stdinText } from "./stdin.ts";

/** All that is known of one recorded run. */
export interface RunRecord {
  dialect: Dialect;
  version: string;
  scenario: string;
  /** npm package of this version. */
  package: string;
  bin: string;
  run: RecordedRun;
  raw: RawRun;
  /** Names of the environment variables it was given. */
  envNames: readonly string[];
  truth: TruthEntry;
  place: PlaceFacts;
  network: Isolation["network"];
  /** YYYY-MM-DD. */
  day: string;
}

/** A prompt that is longer is told by its hash. */
const SHOWN_STDIN = 4096;

/**
 * Makes the files of a fixture. Pure: the same record gives the same bytes.
 *
 * @throws for a truth with fields that no expectation has a place for.
 */
export function fixtureOfRun(record: RunRecord, known: KnownSecrets = {}): FixtureFiles {
  const { dialect, version, scenario, run, raw, truth, place } = record;
  const unknown = unknownTruthFields(truth);
  if (unknown.length > 0) throw new Error(`its truth has unknown fields: ${unknown.join(", ")}`);
  const stdout = scrub(aliasPlace(raw.stdout, place), known);
  const stderr = scrub(aliasPlace(raw.stderr, place), known);
  const manifest = {
    schemaVersion: 1,
    id: `${dialect.provider}/${version}/${scenario}`,
    provider: dialect.provider,
    cli: { name: dialect.provider, package: record.package, version },
    scenario,
    kind: truth.kind,
    outputFormat: truth.kind === "run" ? run.outputFormat : null,
    provenance: {
      kind: "recorded",
      recipe: `npm run record ${dialect.provider} -- --scenario ${scenario} --version ${version}`,
      capturedAt: record.day,
      network: record.network,
      ...(run.api === null ? {} : { api: run.api }),
      ...(raw.leftBehind === 0
        ? {}
        : { note: `It left ${raw.leftBehind} running; the recorder ended what was left.` }),
    },
    invocation: {
      argv: [record.bin, ...run.argv],
      env: [...record.envNames].sort(),
      stdin: shownStdin(stdinText(run.stdin ?? null)),
    },
    exit: {
      code: raw.timedOut ? null : raw.code,
      signal: raw.timedOut ? "SIGKILL" : raw.signal,
      timedOut: raw.timedOut,
      // As a user interrupts it; other signals speak by the exit alone.
      aborted: raw.signalsSent.some(([, signal]) => signal === "SIGINT"),
    },
    ...(raw.signalsSent.length > 0 ? { signalsSent: raw.signalsSent } : {}),
    chunks: raw.chunks,
  };
  const described = scrubText(aliasPlaceText(fixtureText(manifest), place), known);
  const expectation = expectationFromTruth(truth, dialect, continuesSession(run.argv));
  const expected = scrubText(aliasPlaceText(`${JSON.stringify(expectation, null, 2)}\n`, place), known);
  const redactions = addRedactions([stdout.redactions, stderr.redactions, described.redactions]);
  const sealed = { ...seal(JSON.parse(described.text), stdout.bytes, stderr.bytes), redactions };
  return {
    "fixture.json": Buffer.from(fixtureText(sealed)),
    "stdout.txt": stdout.bytes,
    "stderr.txt": stderr.bytes,
    "expected.json": Buffer.from(expected.text),
  };
}

function shownStdin(stdin: string | null): unknown {
  const bytes = Buffer.byteLength(stdin ?? "");
  if (stdin === null || bytes <= SHOWN_STDIN) return stdin;
  return { sha256: createHash("sha256").update(stdin).digest("hex"), bytes };
}
