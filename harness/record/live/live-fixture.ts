import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import type { PassedRun } from "../../../mock-clis/record/pass-through.mjs";
import type { FixtureFiles } from "../../corpus/import/fixture-from-recording.ts";
import { findLeaks, type Leak } from "../../corpus/scrub/find-leaks.ts";
import type { KnownSecrets } from "../../corpus/scrub/known-secrets.ts";
import { addRedactions, scrub, scrubText } from "../../corpus/scrub/scrub.ts";
import { fixtureText, seal } from "../../corpus/seal-fixture.ts";

/** A run of the user's own CLI, and what is known of it without reading its bytes. */
export interface LiveRun {
  provider: string;
  /** As the CLI says; null where it does not. */
  version: string | null;
  scenario: string;
  name: string;
  args: readonly string[];
  outputFormat: OutputFormat;
  envNames: readonly string[];
  /** YYYY-MM-DD. */
  day: string;
  passed: PassedRun;
}

/** What an expectation may say before a person has read the bytes. */
const NOTE =
  "How the process ended is all that is known so far: read the bytes, and say what is right (fixtures/README.md).";

/** Makes the files of a fixture, everything secret replaced; or tells what of it is still there. Pure. */
export function liveFixture(
  run: LiveRun,
  known: KnownSecrets,
): { files: FixtureFiles } | { leaks: (Leak & { file: string })[] } {
  const { passed, provider } = run;
  const version = run.version ?? "unknown";
  const stdout = scrub(passed.out, known);
  const stderr = scrub(passed.err, known);
  const exit = {
    code: passed.code,
    signal: passed.signal,
    timedOut: false,
    aborted: passed.signalsSent.some(([, signal]) => signal === "SIGINT"),
  };
  const manifest = {
    schemaVersion: 1,
    id: `${provider}/${version}/${run.scenario}`,
    provider,
    cli: { name: provider, version: run.version },
    scenario: run.scenario,
    kind: "run",
    outputFormat: run.outputFormat,
    provenance: {
      kind: "recorded",
      recipe: "The user's own CLI and account, while it was used (record --live). Stdin was not kept.",
      capturedAt: run.day,
    },
    invocation: { argv: [run.name, ...run.args], env: [...run.envNames].sort() },
    exit,
    ...(passed.signalsSent.length > 0 ? { signalsSent: passed.signalsSent } : {}),
    chunks: passed.chunks,
  };
  const described = scrubText(fixtureText(manifest), known);
  const redactions = addRedactions([stdout.redactions, stderr.redactions, described.redactions]);
  const sealed = { ...seal(JSON.parse(described.text), stdout.bytes, stderr.bytes), redactions };
  const files = {
    "fixture.json": Buffer.from(fixtureText(sealed)),
    "stdout.txt": stdout.bytes,
    "stderr.txt": stderr.bytes,
    "expected.json": Buffer.from(`${JSON.stringify({ exit, note: NOTE }, null, 2)}\n`),
  };
  const leaks = Object.entries(files).flatMap(([file, bytes]) =>
    findLeaks(bytes, known).map((leak) => ({ file, ...leak })),
  );
  return leaks.length > 0 ? { leaks } : { files };
}
