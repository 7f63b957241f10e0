import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFixtures } from "../load-corpus.ts";
import { importRecordings } from "./import-recordings.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "cliproof-import-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const at = (...parts: string[]) => join(root, ...parts);
const options = () => ({ recordings: at("recordings"), truth: at("truth"), out: at("fixtures") });

async function record(cli: string, version: string, scenario: string, stdout: string, meta: object = {}) {
  const folder = at("recordings", cli, version, scenario);
  await mkdir(folder, { recursive: true });
  const full = {
    cli,
    version,
    scenario,
    argv: [`/opt/lab/${cli}`, "-p", "Say hello"],
    env_names: ["API_KEY"],
    stdin: null,
    exitCode: 0,
    signal: null,
    chunks: [[4, "out", Buffer.byteLength(stdout)]],
    notes: "",
    ...meta,
  };
  await writeFile(join(folder, "meta.json"), JSON.stringify(full));
  await writeFile(join(folder, "stdout.txt"), stdout);
  await writeFile(join(folder, "stderr.txt"), "");
}

const run = (content: string, more: object = {}) => ({
  kind: "run",
  outputFormat: "text",
  status: "ok",
  content,
  category: null,
  httpStatus: null,
  usage: null,
  costUsd: null,
  model: null,
  sessionId: null,
  tools: [],
  thinking: false,
  ...more,
});

async function know(cli: string, version: string, truth: object) {
  await mkdir(at("truth", cli), { recursive: true });
  await writeFile(at("truth", cli, `${version}.json`), JSON.stringify(truth));
}

describe("importRecordings", () => {
  it("makes readable fixtures and keeps truth beside them", async () => {
    await record("claude", "1.0.0", "hello", "Grüße\n", { killedBy: "recorder-timeout" });
    await record("claude", "1.0.0", "help", "Usage: claude\n");
    await know("claude", "1.0.0", { hello: run("Grüße"), help: { kind: "help" } });
    expect(await importRecordings(options())).toEqual({
      written: ["claude/1.0.0/hello", "claude/1.0.0/help"],
      unchanged: 0,
      leftOut: [],
      stale: [],
      problems: [],
    });
    const { fixtures, errors } = await loadFixtures(at("fixtures/cli-outputs"));
    expect(errors).toEqual([]);
    expect(fixtures[0]).toMatchObject({
      id: "claude/1.0.0/hello",
      manifest: {
        outputFormat: "text",
        exit: { code: 0, signal: null, timedOut: true, aborted: false },
        invocation: { argv: ["claude", "-p", "Say hello"], env: ["API_KEY"], stdin: null },
        provenance: { kind: "recorded" },
      },
      expected: { status: "ok", content: "Grüße" },
    });
    expect(fixtures[1]).toMatchObject({ manifest: { kind: "help", outputFormat: null }, expected: {} });
    expect(JSON.parse(await readFile(at("fixtures/truth/claude/1.0.0.json"), "utf8"))).toHaveProperty(
      "hello",
    );
    expect(await readFile(at("fixtures/truth/claude/left-out.json"), "utf8")).toBe("{}\n");
  });

  it("writes nothing the second time, and only what changed the third", async () => {
    await record("claude", "1.0.0", "a", "A\n");
    await record("claude", "1.0.0", "b", "B\n");
    await know("claude", "1.0.0", { a: run("A"), b: run("B") });
    await importRecordings(options());
    const file = at("fixtures/cli-outputs/claude/1.0.0/a/stdout.txt");
    const before = (await stat(file)).mtimeMs;
    expect(await importRecordings(options())).toMatchObject({ written: [], unchanged: 2 });
    await record("claude", "1.0.0", "b", "BB\n");
    expect(await importRecordings(options())).toMatchObject({ written: ["claude/1.0.0/b"], unchanged: 1 });
    expect((await stat(file)).mtimeMs).toBe(before);
  });

  it("reports stale fixtures, and removes them only when asked; others than recorded ones stay", async () => {
    await record("claude", "1.0.0", "a", "A\n");
    await record("claude", "1.0.0", "b", "B\n");
    await know("claude", "1.0.0", { a: run("A"), b: run("B") });
    await importRecordings(options());
    const reported = at("fixtures/cli-outputs/claude/1.0.0/a/fixture.json");
    await rm(at("recordings/claude/1.0.0/b"), { recursive: true });
    expect(await importRecordings(options())).toMatchObject({
      stale: ["claude/1.0.0/b"],
      leftOut: [{ scenario: "claude/1.0.0/b", reason: "there is no recording of it" }],
    });
    await stat(at("fixtures/cli-outputs/claude/1.0.0/b"));
    await importRecordings({ ...options(), removeStale: true });
    await expect(stat(at("fixtures/cli-outputs/claude/1.0.0/b"))).rejects.toThrow(/ENOENT/);
    await rm(at("recordings/claude/1.0.0/a"), { recursive: true });
    await record("claude", "1.0.0", "c", "C\n");
    const manifest = JSON.parse(await readFile(reported, "utf8"));
    await writeFile(reported, JSON.stringify({ ...manifest, provenance: { kind: "reported" } }));
    await importRecordings({ ...options(), removeStale: true });
    await stat(reported);
  });

  it.each([
    "npm run record claude -- --scenario b --version 1.0.0",
    "The user's own CLI and account, while it was used (record --live). Stdin was not kept.",
  ])("leaves alone what cliproof recorded itself, which is never stale: %s", async (recipe) => {
    await record("claude", "1.0.0", "a", "A\n");
    await record("claude", "1.0.0", "b", "B\n");
    await know("claude", "1.0.0", { a: run("A"), b: run("B") });
    await importRecordings(options());
    const file = at("fixtures/cli-outputs/claude/1.0.0/b/fixture.json");
    const manifest = JSON.parse(await readFile(file, "utf8"));
    const provenance = { kind: "recorded", recipe };
    await writeFile(file, JSON.stringify({ ...manifest, provenance }));
    await record("claude", "1.0.0", "b", "BB\n");
    expect(await importRecordings(options())).toMatchObject({
      written: [],
      leftOut: [
        { scenario: "claude/1.0.0/b", reason: expect.stringContaining("made a fixture of this scenario") },
      ],
    });
    await rm(at("recordings/claude/1.0.0/b"), { recursive: true });
    expect(await importRecordings({ ...options(), removeStale: true })).toMatchObject({ stale: [] });
    await stat(file);
  });

  it("imports one provider, by its id or by its folder's name", async () => {
    await record("grok-xai", "1.0.0", "a", "A\n");
    await record("claude", "1.0.0", "a", "A\n");
    await know("grok-xai", "1.0.0", { a: run("A") });
    await know("claude", "1.0.0", { a: run("A") });
    expect(await importRecordings({ ...options(), provider: "grok" })).toMatchObject({
      written: ["grok/1.0.0/a"],
    });
    expect(await importRecordings({ ...options(), provider: "grok-xai" })).toMatchObject({
      written: [],
      unchanged: 1,
    });
  });

  it("scrubs bytes, invocation and expectation alike, and counts", async () => {
    const secret = ["ghp", "16C7e42F292c6912E7710c838347Ae178B4a"].join("_");
    await record("claude", "1.0.0", "a", `${secret} by jdoe\n`, { argv: ["claude", "-p", secret] });
    await know("claude", "1.0.0", { a: run(`${secret} by jdoe`) });
    expect(await importRecordings({ ...options(), secrets: { user: "jdoe" } })).toMatchObject({
      problems: [],
    });
    const { fixtures, errors } = await loadFixtures(at("fixtures/cli-outputs"));
    expect(errors).toEqual([]);
    expect(fixtures[0]?.manifest.redactions).toEqual([
      { kind: "github-token", count: 2 },
      { kind: "user-name", count: 1 },
    ]);
    expect(`${fixtures[0]?.expected.content}\n`).toBe(fixtures[0]?.stdout.toString());
    for (const file of ["cli-outputs/claude/1.0.0/a/fixture.json", "truth/claude/1.0.0.json"]) {
      expect(await readFile(at("fixtures", file), "utf8")).not.toMatch(/ghp_|jdoe/);
    }
  });

  it("leaves out with a reason what cannot be replayed or has no truth", async () => {
    await record("claude", "1.0.0", "cut", "A\n", { chunks: null });
    await know("claude", "1.0.0", { cut: run("A") });
    await record("amp", "1.0.0", "a", "A\n");
    expect(await importRecordings(options())).toMatchObject({
      written: [],
      problems: [],
      leftOut: [
        { scenario: "amp/1.0.0/a", reason: "there is no truth for this CLI" },
        { scenario: "claude/1.0.0/cut", reason: expect.stringContaining("cannot be replayed") },
      ],
    });
    expect(JSON.parse(await readFile(at("fixtures/truth/claude/left-out.json"), "utf8"))).toHaveProperty([
      "1.0.0/cut",
    ]);
  });

  it("reports what is wrong, a line each, and imports the rest", async () => {
    await record("claude", "1.0.0", "good", "A\n");
    await record("claude", "1.0.0", "not-in-truth", "A\n");
    await record("claude", "1.0.0", "new-field", "A\n");
    await record("claude", "1.0.0", "short", "A\n", { chunks: [[1, "out", 1]] });
    await record("claude", "1.0.0", "torn", "A\n");
    await writeFile(at("recordings/claude/1.0.0/torn/meta.json"), "{");
    const truth = {
      good: run("A"),
      "new-field": run("A", { moodAlso: [] }),
      short: run("A"),
      torn: run("A"),
    };
    await know("claude", "1.0.0", truth);
    const { written, problems } = await importRecordings(options());
    expect(written).toEqual(["claude/1.0.0/good"]);
    expect(problems).toEqual([
      "claude/1.0.0/new-field: truth has fields that the import does not know: moodAlso",
      "claude/1.0.0/not-in-truth: truth does not know this scenario",
      "claude/1.0.0/short: chunks miss 1 bytes of stdout, 0 of stderr",
      expect.stringMatching(/^claude\/1\.0\.0\/torn: its recording cannot be read: /),
    ]);
  });

  it("reports a missing folder and an unknown provider", async () => {
    expect((await importRecordings(options())).problems).toEqual([
      `${at("recordings")}: no such folder of recordings`,
    ]);
    await record("claude", "1.0.0", "a", "A\n");
    expect((await importRecordings({ ...options(), provider: "unknown" })).problems).toEqual([
      `${at("recordings")}: no recordings of unknown`,
    ]);
  });
});
