import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import type { PassedRun } from "../../../mock-clis/record/pass-through.mjs";
import type { RawFixture } from "../../corpus/redacted-fixture.ts";

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

/** Such a run as a fixture, nothing replaced yet. Pure. */
export function liveFixture(run: LiveRun): RawFixture {
  const { passed, provider } = run;
  const exit = {
    code: passed.code,
    signal: passed.signal,
    timedOut: false,
    aborted: passed.signalsSent.some(([, signal]) => signal === "SIGINT"),
  };
  const manifest = {
    schemaVersion: 1,
    id: `${provider}/${run.version ?? "unknown"}/${run.scenario}`,
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
  return { manifest, stdout: passed.out, stderr: passed.err, expected: { exit, note: NOTE } };
}
