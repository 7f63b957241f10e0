import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { authorsProject } from "../../cli/testing/authors-project.ts";
import { type ProgramResult, runCliproof } from "../../cli/testing/run-cliproof.ts";
import { readFixture } from "../../corpus/read-fixture.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";

// An author's own CLI and adapter, in a folder of theirs that has cliproof among its dependencies.

const SHIM = join(PROJECT_ROOT, "mock-clis/record/record.mjs");
// Put together here so that no scanner takes this file for a leak.
const SECRET = ["striped", "wordless", "Qz81"].join("-");

const RECORDS = [
  { type: "start", session: "s-1", model: "zebra-1" },
  { type: "text", text: `I was given ${SECRET}.` },
  { type: "done", ok: true, answer: `I was given ${SECRET}.`, usage: { input_tokens: 3, output_tokens: 5 } },
];
const ZEBRA = `#!${process.execPath}
import { appendFileSync } from "node:fs";
appendFileSync(new URL("runs.txt", import.meta.url), process.argv.slice(2).join(" ") + "\\n");
if (process.argv.includes("--version")) console.log("zebra 2.1.0");
else for (const record of ${JSON.stringify(RECORDS)}) console.log(JSON.stringify(record));
`;

const place = mkdtempSync(join(tmpdir(), "cliproof-own-test-"));
afterAll(() => rmSync(place, { recursive: true }));

const inPlace = (...path: string[]) => join(place, ...path);
const ADAPTER = inPlace("zebra-adapter");
const CONFIG_FILES = join(ADAPTER, "recording", "config-files.json");
const ENV = { HOME: inPlace("home"), TMPDIR: inPlace("temp") };

beforeAll(async () => {
  authorsProject(place);
  for (const folder of ["home/.zebra", "temp", "bin"]) mkdirSync(inPlace(folder), { recursive: true });
  writeFileSync(inPlace("home/.zebra/login.json"), JSON.stringify({ token: SECRET }));
  writeFileSync(inPlace("zebra.mjs"), ZEBRA, { mode: 0o755 });
  expect(await runCliproof(["new-adapter", "zebra"], place)).toMatchObject({ code: 0 });
  mkdirSync(join(ADAPTER, "recording"));
  writeFileSync(CONFIG_FILES, '[".zebra/login.json"]');
}, 60_000);

const record = (adapter: string, out: string): Promise<ProgramResult> =>
  runCliproof(
    [
      ...["record", adapter, "--live", "--command", "./zebra.mjs", "--scenario", "one", "--out", out],
      ...["--", "--json"],
    ],
    place,
    ENV,
  );

/** How often the CLI was asked for more than its version. */
function runs(): number {
  const lines = existsSync(inPlace("runs.txt")) ? readFileSync(inPlace("runs.txt"), "utf8").split("\n") : [];
  return lines.filter((line) => line === "--json").length;
}

it.each(["./zebra-adapter", "zebra-adapter/index.ts"])(
  "records the CLI of the adapter at %s",
  async (path) => {
    const out = `rec-${path.length}`;
    const ended = await record(path, out);
    expect(ended).toMatchObject({ code: 0, stdout: expect.stringContaining(SECRET) });
    expect(ended.stderr).toMatch(
      new RegExp(`^cliproof: recorded: ${out}/zebra/2.1.0/one; .* certify ${path} --fixtures ${out}/`),
    );
    const fixture = await readFixture(inPlace(out, "zebra/2.1.0/one"));
    if (fixture instanceof Error || !("manifest" in fixture)) throw new Error(String(fixture));
    expect(fixture.manifest).toMatchObject({
      id: "zebra/2.1.0/one",
      provider: "zebra",
      outputFormat: "stream-json",
      invocation: { argv: ["zebra.mjs", "--json"] },
    });
    const written = [fixture.stdout.toString("latin1"), JSON.stringify(fixture.manifest)].join("\n");
    for (const part of [SECRET, "wordless", "Qz81"]) expect(written).not.toContain(part);
    expect(readdirSync(inPlace(out, "zebra/2.1.0"))).toEqual(["one"]);
  },
);

it("says in one line, before anything is run, what is no adapter here", async () => {
  const before = runs();
  for (const [adapter, problem] of [
    ["zebra", "unknown adapter zebra; .*; an adapter of your own goes by its path \\(./my-adapter\\)"],
    ["./zebra", "no adapter module at ./zebra"],
    ["./zebra.mjs", "adapter module ./zebra.mjs .*"],
  ] as const) {
    const { code, stderr } = await record(adapter, "rec-none");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(new RegExp(`^cliproof: ${problem}\n$`)),
    });
  }
  expect(runs()).toBe(before);
  expect(existsSync(inPlace("rec-none"))).toBe(false);
});

it("runs nothing where it cannot read which files hold logins", async () => {
  const before = runs();
  writeFileSync(CONFIG_FILES, '{"login": ".zebra/login.json"}');
  const { code, stderr } = await record("./zebra-adapter", "rec-open");
  writeFileSync(CONFIG_FILES, '[".zebra/login.json"]');
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: "cliproof: recording/config-files.json beside the adapter is no list of paths\n",
  });
  expect(runs()).toBe(before);
  expect(existsSync(inPlace("rec-open"))).toBe(false);
});

it.each([
  ["leads elsewhere", '"../../../elsewhere"'],
  ["is no word", "({ major: 2 }) as unknown as string"],
  ["cannot be told", "{ throw new Error('no version'); }"],
])("keeps a run whose version %s, below the folder that was named", async (what, version) => {
  const out = `rec-${what.replaceAll(" ", "-")}`;
  const index = join(ADAPTER, "index.ts");
  const source = readFileSync(index, "utf8");
  writeFileSync(index, source.replace(/parseVersion: .*/, `parseVersion: () => ${version},`));
  const ended = await record("./zebra-adapter", out);
  writeFileSync(index, source);
  expect(ended.stderr).toContain(`cliproof: recorded: ${out}/zebra/unknown/one;`);
  expect(readdirSync(inPlace(out, "zebra/unknown"))).toEqual(["one"]);
});

it("records by the shim on PATH, which gets the adapter's path", async () => {
  symlinkSync(SHIM, inPlace("bin", "zebra"));
  mkdirSync(inPlace("cli"));
  symlinkSync(inPlace("zebra.mjs"), inPlace("cli", "zebra"));
  const start = (env: NodeJS.ProcessEnv) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      const PATH = [inPlace("bin"), inPlace("cli"), process.env.PATH].join(delimiter);
      const child = spawn(inPlace("bin", "zebra"), ["--json"], {
        cwd: place,
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, ...ENV, PATH, CLIPROOF_RECORD_OUT: inPlace("rec-shim"), ...env },
      });
      const output = { stdout: "", stderr: "" };
      child.stdout.on("data", (bytes) => {
        output.stdout += bytes;
      });
      child.stderr.on("data", (bytes) => {
        output.stderr += bytes;
      });
      child.on("close", (code) => resolve({ code, ...output }));
    });
  const without = await start({});
  expect(without.stderr).toMatch(/^cliproof: not recorded: unknown adapter zebra; .*by its path.*\n$/);
  expect(existsSync(inPlace("rec-shim"))).toBe(false);
  const ended = await start({ CLIPROOF_RECORD_PROVIDER: ADAPTER });
  expect(ended).toMatchObject({ code: 0, stdout: without.stdout, stderr: "" });
  const [scenario] = readdirSync(inPlace("rec-shim/zebra/2.1.0"));
  const kept = readFileSync(inPlace("rec-shim/zebra/2.1.0", scenario!, "stdout.txt"), "utf8");
  expect(kept.length).toBe(without.stdout.length);
  expect(kept).not.toContain(SECRET);
});
