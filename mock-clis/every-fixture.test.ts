import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaValidator } from "../harness/schema/schema-validator.ts";
import { type FixtureFolder, fixtureFolders } from "./testing/fixture-folders.ts";
import { commandOf, MOCKS, PLAIN, pathWith } from "./testing/run-mock.ts";

const PLAYER = path.join(import.meta.dirname, "testing/play-runs.mjs");
const PROMPT = "Say hello.\n";
const problemOf = schemaValidator("harness/v1/mock-receipt.schema.json");

/** What play-runs.mjs says of one run. */
interface Played {
  code: number | null;
  signal: string | null;
  isStdout: boolean;
  isStderr: boolean;
  bytes: { out: number; err: number };
}

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "cliproof-every-"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const providers = readdirSync(MOCKS).filter((name) => existsSync(path.join(MOCKS, name, "cli.json")));

describe.each(providers)("%s", (provider) => {
  it("plays each fixture byte for byte, with its end and a receipt", { timeout: 600_000 }, async () => {
    const fixtures = fixtureFolders(provider);
    expect(fixtures).not.toEqual([]);
    const input = JSON.stringify(fixtures.map((fixture) => orderOf(provider, fixture)));
    const { stdout } = await execa(process.execPath, [PLAYER], { input, maxBuffer: 64 * 1024 * 1024 });
    const played: Played[] = JSON.parse(stdout);
    expect(fixtures.flatMap((fixture, index) => problemsOf(fixture, played[index]!))).toEqual([]);
  });
});

/** A folder for each run: some write files, and what is there already is kept. */
function workFolder({ manifest }: FixtureFolder): string {
  return path.join(scratch, manifest.id.replaceAll("/", "_"));
}

/** A run as a wrapper would start it. */
function orderOf(provider: string, fixture: FixtureFolder) {
  const { folder, manifest } = fixture;
  const cwd = workFolder(fixture);
  mkdirSync(cwd);
  const { kind, id } = manifest;
  // claude is always started plainly, whatever a run was recorded with: no flag of that may be refused anywhere.
  const [command, ...recorded] = manifest.invocation?.argv ?? [];
  const plain = command !== commandOf(provider) || (provider === "claude" && kind === "run");
  const home = path.join(MOCKS, provider);
  return {
    program: path.join(home, commandOf(provider)),
    args: plain ? (PLAIN[provider] ?? []) : recorded,
    cwd,
    env: {
      PATH: pathWith(home),
      // Half by id, half by folder: both are ways to name one.
      CLIPROOF_FIXTURE: id.length % 2 === 0 ? id : folder,
      CLIPROOF_RECEIPT: `${cwd}.json`,
    },
    input: PROMPT,
    expected: { stdout: path.join(folder, "stdout.txt"), stderr: path.join(folder, "stderr.txt") },
  };
}

/** What of a run is not as recorded. */
function problemsOf(fixture: FixtureFolder, run: Played): string[] {
  const { id, exit } = fixture.manifest;
  const receipt = JSON.parse(readFileSync(`${workFolder(fixture)}.json`, "utf8"));
  const wrong = {
    stdout: !run.isStdout,
    stderr: !run.isStderr,
    end: run.code !== exit.code || run.signal !== exit.signal,
    receipt: problemOf(receipt) !== null || receipt.fixture !== id,
    "played bytes": receipt.played.out !== run.bytes.out || receipt.played.err !== run.bytes.err,
  };
  return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [`${id}: ${what}`] : []));
}
