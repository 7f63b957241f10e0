import semver from "semver";
import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";
import { terminalRecord } from "../records/terminal-record.ts";

/**
 * The fixture that serves best for a stand-in of the CLI that works: a recorded good run, in the first of the adapter's
 * formats that has a terminal record, of the newest version, small.
 */
export function goodRun(fixtures: readonly Fixture[], target: Target): Fixture | undefined {
  return goodRuns(fixtures, target)[0];
}

/** All such fixtures, the best first. */
export function goodRuns(fixtures: readonly Fixture[], target: Target): Fixture[] {
  return fixtures
    .filter((fixture) => isGood(fixture, target))
    .toSorted(
      (a, b) => rank(a, target) - rank(b, target) || byVersion(a, b) || a.stdout.length - b.stdout.length,
    );
}

/**
 * Whether a format of that version has a terminal record: then the shell can know that a run is over before the CLI
 * exits.
 */
export function hasTerminalRecord({ manifest }: Fixture, target: Target): boolean {
  const outputFormat = manifest.outputFormat ?? "text";
  return (
    (terminalRecord(target.manifest, { outputFormat, cliVersion: manifest.cli.version ?? undefined }) ??
      null) !== null
  );
}

function isGood({ manifest, expected, stdout }: Fixture, target: Target): boolean {
  const { exit, outputFormat } = manifest;
  return (
    (manifest.kind ?? "run") === "run" &&
    outputFormat !== null &&
    target.manifest.outputFormats.includes(outputFormat) &&
    expected.status === "ok" &&
    typeof expected.content === "string" &&
    expected.content !== "" &&
    exit.code === 0 &&
    stdout.length > 0
  );
}

/** Recorded runs first, and plain ones: a recording of a resumed session or of a two-way talk has needs of its own. */
function rank(fixture: Fixture, target: Target): number {
  const { manifest } = fixture;
  const format = target.manifest.outputFormats.indexOf(manifest.outputFormat ?? "text");
  return (
    (isTwoWay(fixture) ? 1000 : 0) +
    (manifest.provenance.kind === "recorded" ? 0 : 500) +
    (manifest.provenance.kind === "reported" ? 250 : 0) +
    (hasTerminalRecord(fixture, target) ? 0 : 100) +
    (manifest.scenario.startsWith("success") ? 0 : 50) +
    format
  );
}

/** A recording of a talk over stdin: its turns wait for what was said then. */
export function isTwoWay({ manifest }: Fixture): boolean {
  return manifest.invocation?.argv?.includes("--input-format") ?? false;
}

function byVersion(a: Fixture, b: Fixture): number {
  const version = ({ manifest }: Fixture) => semver.coerce(manifest.cli.version ?? "0.0.0") ?? "0.0.0";
  return semver.rcompare(version(a), version(b));
}

/** Runs that ended by themselves: recorded ones before others, and of these the smallest first. */
export function plainRuns(fixtures: readonly Fixture[]): Fixture[] {
  const rank = ({ manifest }: Fixture) => (manifest.provenance.kind === "recorded" ? 0 : 1);
  return fixtures
    .filter(({ manifest }) => (manifest.kind ?? "run") === "run")
    .filter(({ manifest: { exit, signalsSent } }) => !exit.timedOut && !exit.aborted && signalsSent == null)
    .toSorted((a, b) => rank(a) - rank(b) || a.stdout.length - b.stdout.length || (a.id < b.id ? -1 : 1));
}
