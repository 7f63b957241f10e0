import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaValidator } from "../harness/target/schema-validator.ts";
import { type FixtureFolder, fixtureFolders } from "./testing/fixture-folders.ts";
import { commandOf, MOCKS, PLAIN, runMock } from "./testing/run-mock.ts";

const AT_A_TIME = 2;
const PROMPT = "Say hello.\n";
const problemOf = schemaValidator("harness/v1/mock-receipt.schema.json");

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
    const problems: string[] = [];
    const queue = [...fixtures];
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift())
        problems.push(...(await problemsOfRun(provider, next)));
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    expect(problems).toEqual([]);
  });
});

/** Plays a fixture as a wrapper would start the CLI, and says what is not as recorded. */
async function problemsOfRun(provider: string, { folder, manifest }: FixtureFolder): Promise<string[]> {
  // A folder for each: some runs write files, and what is there already is kept.
  const cwd = path.join(scratch, manifest.id.replaceAll("/", "_"));
  mkdirSync(cwd);
  const receiptFile = `${cwd}.json`;
  const { kind, exit, id } = manifest;
  // claude is always started plainly, whatever a run was recorded with: no flag of that may be refused anywhere.
  const [command, ...recorded] = manifest.invocation?.argv ?? [];
  const plain = command !== commandOf(provider) || (provider === "claude" && kind === "run");
  const args = plain ? (PLAIN[provider] ?? []) : recorded;
  // Half by id, half by folder: both are ways to name one.
  const fixture = id.length % 2 === 0 ? id : folder;
  const env = { CLIPROOF_FIXTURE: fixture, CLIPROOF_RECEIPT: receiptFile };
  const run = await runMock(provider, args, { input: PROMPT, env, cwd });
  const receipt = JSON.parse(readFileSync(receiptFile, "utf8"));
  const wrong = {
    stdout: !run.stdout.equals(readFileSync(path.join(folder, "stdout.txt"))),
    stderr: !run.stderr.equals(readFileSync(path.join(folder, "stderr.txt"))),
    end: run.code !== exit.code || run.signal !== exit.signal,
    receipt: problemOf(receipt) !== null || receipt.fixture !== id,
    "played bytes": receipt.played.out !== run.stdout.length || receipt.played.err !== run.stderr.length,
  };
  return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [`${id}: ${what}`] : []));
}
