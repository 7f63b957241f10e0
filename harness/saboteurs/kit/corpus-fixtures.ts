import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { Expectation } from "../../../schemas/harness/v1/generated/expectation.ts";
import type { FixtureManifest } from "../../../schemas/harness/v1/generated/fixture.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import { providerOf } from "../../model/target.ts";
import { type JsonRecord, recordsOfLine } from "./json-record.ts";

const CORPUS = path.join(PROJECT_ROOT, "fixtures", "cli-outputs");

/** What a fixture of the corpus holds that a saboteur may need. */
export interface CorpusFixture {
  manifest: FixtureManifest;
  scenario: string;
  outputFormat: string | null;
  stdout: string;
  stderr: string;
  expected: Expectation;
  /** A real CLI printed it. */
  isRecorded: boolean;
  records: readonly JsonRecord[];
}

/** The line of an option that every help has. */
const HELP = /^\s+(?:-h,? +)?--help\b/m;
const read = new Map<string, readonly CorpusFixture[]>();

/** Whether a fixture that cliproof ships for the adapter's provider is such a one: a fault needs something to spoil. */
export function someFixture(adapter: Adapter, is: (fixture: CorpusFixture) => boolean): boolean {
  const provider = providerOf(adapter.manifest);
  const fixtures = read.get(provider) ?? shippedFolders(adapter).map(readFixture);
  read.set(provider, fixtures);
  return fixtures.some(is);
}

/** Whether a real CLI of the adapter's provider printed its help, asked for or behind a refusal. */
export function hasRecordedHelp(adapter: Adapter): boolean {
  return someFixture(adapter, ({ stdout, stderr, isRecorded }) => isRecorded && HELP.test(stdout + stderr));
}

/** The folders of all fixtures that cliproof ships for the adapter's provider, sorted. */
export function shippedFolders({ manifest }: Adapter): string[] {
  const folder = path.join(CORPUS, providerOf(manifest));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "fixture.json")
    .sort()
    .map((file) => path.join(folder, path.dirname(file)));
}

function readFixture(folder: string): CorpusFixture {
  const text = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const stdout = text("stdout.txt");
  const manifest = JSON.parse(text("fixture.json")) as FixtureManifest;
  const { scenario, outputFormat, provenance } = manifest;
  const records =
    outputFormat === "json" ? recordsOfLine(stdout.trim()) : stdout.split("\n").flatMap(recordsOfLine);
  const expected = JSON.parse(text("expected.json")) as Expectation;
  return {
    manifest,
    scenario,
    outputFormat,
    stdout,
    stderr: text("stderr.txt"),
    expected,
    isRecorded: provenance.kind === "recorded",
    records,
  };
}
