import { createHash } from "node:crypto";
import type { Dialect } from "../corpus/import/dialect.ts";
import { expectationFromTruth } from "../corpus/import/expectation-from-truth.ts";
import { continuesSession } from "../corpus/import/recorded-invocation.ts";
import { type TruthEntry, unknownTruthFields } from "../corpus/import/truth-entry.ts";
import type { RawFixture } from "../corpus/redacted-fixture.ts";
import { aliasPlace, aliasPlaceText, type PlaceFacts } from "./alias-place.ts";
import type { Isolation } from "./network-namespace.ts";
import type { RecordedRun } from "./recipe.ts";
import type { RawRun } from "./run-cli.ts";
import { type Stdin, shownStdin } from "./stdin.ts";

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
 * Such a run as a fixture, without anything of this one place. Pure.
 *
 * @throws for a truth with fields that no expectation has a place for.
 */
export function fixtureOfRun(record: RunRecord): RawFixture {
  const { dialect, version, scenario, run, raw, truth, place } = record;
  const unknown = unknownTruthFields(truth);
  if (unknown.length > 0) throw new Error(`its truth has unknown fields: ${unknown.join(", ")}`);
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
      stdin: digestedStdin(run.stdin ?? null),
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
  const expected = expectationFromTruth(truth, dialect, continuesSession(run.argv));
  const everywhere = <T>(value: T): T => JSON.parse(aliasPlaceText(JSON.stringify(value), place));
  return {
    manifest: everywhere(manifest),
    stdout: aliasPlace(raw.stdout, place),
    stderr: aliasPlace(raw.stderr, place),
    expected: everywhere(expected),
  };
}

function digestedStdin(stdin: Stdin): unknown {
  const shown = shownStdin(stdin);
  if (typeof shown !== "string" || Buffer.byteLength(shown) <= SHOWN_STDIN) return shown;
  return { sha256: createHash("sha256").update(shown).digest("hex"), bytes: Buffer.byteLength(shown) };
}
