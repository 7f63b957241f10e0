import type { FixtureManifest } from "../../../schemas/harness/v1/generated/fixture.ts";
import { type FixtureFiles, leakKinds, redactedFixture } from "../redacted-fixture.ts";
import type { KnownSecrets } from "../scrub/known-secrets.ts";
import { type Dialect, packageOf } from "./dialect.ts";
import { expectationFromTruth } from "./expectation-from-truth.ts";
import { fitChunks } from "./fit-chunks.ts";
import { continuesSession, recordedInvocation } from "./recorded-invocation.ts";
import { recorderEnding } from "./recorder-ending.ts";
import type { RecordingMeta } from "./recording-meta.ts";
import { type TruthEntry, unknownTruthFields } from "./truth-entry.ts";

/** One recording, read. */
export interface Recording {
  version: string;
  scenario: string;
  meta: RecordingMeta;
  stdout: Buffer;
  stderr: Buffer;
}

/** The fixture made of a recording; or why it is left out on purpose; or what is wrong with its truth. */
export type Conversion = { files: FixtureFiles } | { leftOut: string } | { problem: string };

/** Turns a recording and its truth into a fixture. Pure: the same input gives the same bytes. */
export function fixtureFromRecording(
  recording: Recording,
  truth: TruthEntry,
  dialect: Dialect,
  known: KnownSecrets = {},
): Conversion {
  const { version, scenario, meta } = recording;
  const unknown = unknownTruthFields(truth);
  if (unknown.length > 0)
    return { problem: `truth has fields that the import does not know: ${unknown.join(", ")}` };
  if (meta.chunks === null)
    return { leftOut: "its stdout was not kept as a whole, so it cannot be replayed" };
  const fitted = fitChunks(meta.chunks, { out: recording.stdout.length, err: recording.stderr.length });
  if ("problem" in fitted) return fitted;

  const ending = recorderEnding(scenario, meta);
  const manifest = {
    schemaVersion: 1,
    id: `${dialect.provider}/${version}/${scenario}`,
    provider: dialect.provider,
    cli: { name: dialect.provider, package: packageOf(dialect, version), version },
    scenario,
    kind: truth.kind,
    outputFormat: truth.kind === "run" ? (truth.outputFormat ?? null) : null,
    provenance: {
      kind: "recorded",
      recipe: recipe(scenario, meta),
      capturedAt: dialect.recordedOn ?? null,
      ...(fitted.note === null ? {} : { note: fitted.note }),
    },
    invocation: recordedInvocation(meta),
    exit: { code: meta.exitCode, signal: meta.signal, timedOut: ending.timedOut, aborted: ending.aborted },
    ...(ending.signals.length > 0 ? { signalsSent: ending.signals } : {}),
    chunks: fitted.chunks,
  };
  const expected = expectationFromTruth(truth, dialect, continuesSession(meta.argv));
  const { stdout, stderr } = recording;
  const made = redactedFixture({ manifest, stdout, stderr, expected }, known);
  return "files" in made ? made : { problem: `secrets are left after redaction: ${leakKinds(made.leaks)}` };
}

/** What the recipe of every imported fixture begins with; no other way to make a fixture writes it. */
const IMPORTED = "The real CLI, offline, against a scripted model server";

/** Whether a fixture was made by an import, and not by `cliproof record`. */
export function isImported({ recipe = "" }: FixtureManifest["provenance"]): boolean {
  return recipe.startsWith(IMPORTED);
}

function recipe(scenario: string, meta: RecordingMeta): string {
  const server = meta.server_scenario ?? meta.serverScenario ?? meta.scenario;
  const served = server === scenario ? "the scenario of that name" : `the scenario ${JSON.stringify(server)}`;
  const notes = meta.notes ? ` ${meta.notes}` : "";
  return `${IMPORTED} that played ${served}.${notes}`;
}
