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

const VERSION_WORDS = new Set(["--version", "-v", "-V", "version"]);
const HELP_WORDS = new Set(["--help", "-h", "help"]);

/** What was asked of the CLI: a run, or its version or help alone. */
function kindOf(args: readonly string[]): "run" | "version" | "help" {
  if (args.length === 1 && VERSION_WORDS.has(args[0]!)) return "version";
  return HELP_WORDS.has(args.at(-1) ?? "") && args.length <= 2 ? "help" : "run";
}

/** Such a run as a fixture, nothing replaced yet. Pure. */
export function liveFixture(run: LiveRun): RawFixture {
  const { passed, provider } = run;
  const kind = kindOf(run.args);
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
    kind,
    outputFormat: kind === "run" ? run.outputFormat : null,
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
  return {
    manifest,
    stdout: passed.out,
    stderr: passed.err,
    expected: kind === "run" ? { exit, note: NOTE } : {},
  };
}
