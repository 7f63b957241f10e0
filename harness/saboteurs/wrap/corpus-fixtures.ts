import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Adapter } from "../../../contracts/cli/v1/adapter.ts";
import type { Expectation } from "../../../schemas/harness/v1/generated/expectation.ts";
import { type JsonRecord, recordsOfLine } from "./json-record.ts";

const CORPUS = path.resolve(import.meta.dirname, "../../../fixtures/cli-outputs");

/** What a fixture of the corpus holds that a saboteur may need. */
export interface CorpusFixture {
  outputFormat: string | null;
  stdout: string;
  expected: Expectation;
  records: readonly JsonRecord[];
}

const read = new Map<string, readonly CorpusFixture[]>();

/** Whether a fixture that cliproof ships for the adapter's provider is such a one: a fault needs something to spoil. */
export function someFixture({ manifest }: Adapter, is: (fixture: CorpusFixture) => boolean): boolean {
  const provider = manifest.provider ?? manifest.id;
  const fixtures = read.get(provider) ?? readFixtures(path.join(CORPUS, provider));
  read.set(provider, fixtures);
  return fixtures.some(is);
}

function readFixtures(folder: string): CorpusFixture[] {
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
  return files
    .filter((file) => path.basename(file) === "fixture.json")
    .sort()
    .map((file) => readFixture(path.join(folder, path.dirname(file))));
}

function readFixture(folder: string): CorpusFixture {
  const text = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const stdout = text("stdout.txt");
  const { outputFormat } = JSON.parse(text("fixture.json")) as { outputFormat: string | null };
  const records =
    outputFormat === "json" ? recordsOfLine(stdout.trim()) : stdout.split("\n").flatMap(recordsOfLine);
  return { outputFormat, stdout, expected: JSON.parse(text("expected.json")) as Expectation, records };
}
