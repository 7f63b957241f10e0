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
import { afterAll, describe, expect, it } from "vitest";
import { mockCli } from "../../../mock-clis/mock-cli.mjs";
import { readFixture } from "../../corpus/read-fixture.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";

const CLIPROOF = join(PROJECT_ROOT, "harness/cli/cliproof.mjs");
const SHIM = join(PROJECT_ROOT, "mock-clis/record/record.mjs");
const FLAGS = ["-p", "--output-format", "stream-json", "--verbose"];
// Put together here so that no scanner takes this file for a leak.
const SECRET = ["planted", 'va"lue', "ß9Qw7"].join("-");

const place = mkdtempSync(join(tmpdir(), "cliproof-live-test-"));
afterAll(() => rmSync(place, { recursive: true }));

interface Ended {
  code: number | null;
  signal: string | null;
  stdout: Buffer;
  stderr: string;
}

function start(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdin = "hello",
): Promise<Ended> {
  const child = spawn(file, args, {
    cwd: place,
    env: { ...process.env, TMPDIR: temp(), HOME: home(), ...env },
  });
  const out: Buffer[] = [];
  let stderr = "";
  child.stdout.on("data", (bytes) => out.push(bytes));
  child.stderr.on("data", (bytes) => {
    stderr += bytes;
  });
  child.stdin.on("error", () => {});
  child.stdin.end(stdin);
  if (env.KILL_AFTER_FIRST_BYTE)
    child.stdout.once("data", () => child.kill(env.KILL_AFTER_FIRST_BYTE as "SIGTERM"));
  return new Promise((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal, stdout: Buffer.concat(out), stderr })),
  );
}

function folder(name: string): string {
  const path = join(place, name);
  mkdirSync(path, { recursive: true });
  return path;
}
const temp = () => folder("temp");
function home(): string {
  const path = folder("home");
  mkdirSync(join(path, ".claude"), { recursive: true });
  writeFileSync(join(path, ".claude/.credentials.json"), JSON.stringify({ oauth: { accessToken: SECRET } }));
  return path;
}

/** A CLI that prints what the test says, beside one that plays a recording. */
function scriptedCli(script: string): string {
  const path = mkdtempSync(join(place, "cli-"));
  writeFileSync(join(path, "claude"), `#!${process.execPath}\n${script}`, { mode: 0o755 });
  return path;
}

const onPath = (...folders: string[]) => ({ PATH: [...folders, process.env.PATH].join(delimiter) });
const live = (out: string, env: NodeJS.ProcessEnv, ...args: string[]) =>
  start(
    process.execPath,
    [CLIPROOF, "record", "claude", "--live", "--scenario", "one", "--out", out, "--", ...args],
    env,
  );

/** Every file below a folder, as one text. */
function written(path: string): string {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}

const HALVES = [SECRET.slice(0, 9), SECRET.slice(9)].map((text) => ({ type: "text", data: `${text}` }));
const LEAKY = `
const secret = ${JSON.stringify(SECRET)};
const say = (value) => console.log(JSON.stringify(value));
say({ type: "system", text: secret, url: encodeURIComponent(secret), twice: JSON.stringify({ secret }) });
for (const skip of [0, 1, 2]) say({ data: Buffer.from("y".repeat(skip) + secret + " tail").toString("base64") });
${HALVES.map((half) => `say(${JSON.stringify(half)});`).join("\n")}
console.error(secret.slice(0, 6) + "\\n" + secret.slice(6));
process.exit(7);
`;

describe("record --live", () => {
  it("shows the user what the CLI prints, passes its exit on and writes a whole fixture without a secret", async () => {
    const out = folder("out-leaky");
    const ended = await live(out, onPath(scriptedCli(LEAKY)), "-p", SECRET);
    expect(ended.code).toBe(7);
    expect(ended.stdout.toString()).toContain(JSON.stringify(SECRET));
    expect(ended.stderr).toContain("cliproof: recorded: out-leaky/claude/unknown/one");
    const fixture = await readFixture(join(out, "claude/unknown/one"));
    if (fixture instanceof Error || !("manifest" in fixture)) throw new Error(String(fixture));
    expect(fixture.stdout.length).toBe(ended.stdout.length);
    expect(fixture.manifest).toMatchObject({ outputFormat: "stream-json", exit: { code: 7 } });
    expect(fixture.expected).toMatchObject({ exit: { code: 7, signal: null } });
    expect(Object.keys(fixture.expected)).toEqual(["exit", "note"]);
    const all = written(out) + written(temp());
    const encoded = [0, 1, 2].map((skip) =>
      Buffer.from("y".repeat(skip) + SECRET)
        .toString("base64")
        .slice(4, -4),
    );
    for (const form of ["planted", "Qw7", encodeURIComponent('va"lue'), ...encoded])
      expect(all).not.toContain(form);
    const records = fixture.stdout
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(6);
    expect(Buffer.from(records[1].data, "base64").toString()).toBe(`${records[0].text} tail`);
    expect(records[4].data + records[5].data).toBe(records[0].text);
    expect(decodeURIComponent(records[0].url)).toBe(records[0].text);
    expect(JSON.parse(records[0].twice).secret).toBe(records[0].text);
  });

  it("dies of the signal that the CLI dies of", async () => {
    const cli = scriptedCli("console.log('up'); setInterval(() => {}, 1000);");
    const ended = await live(folder("out-signal"), { ...onPath(cli), KILL_AFTER_FIRST_BYTE: "SIGTERM" });
    expect(ended).toMatchObject({ code: null, signal: "SIGTERM" });
    const manifest = JSON.parse(
      readFileSync(join(place, "out-signal/claude/unknown/one/fixture.json"), "utf8"),
    );
    expect(manifest.exit).toMatchObject({ code: null, signal: "SIGTERM" });
    expect(manifest.signalsSent).toEqual([[expect.any(Number), "SIGTERM"]]);
  });

  it.each([
    ["--version", "version"],
    ["--help", "help"],
  ])("hands %s on to the CLI, and keeps what it prints as a recording of that kind", async (word, kind) => {
    const out = folder(`out-${kind}`);
    const cli = onPath(scriptedCli('console.log("claude says", process.argv.slice(2).join(" "));'));
    const ended = await live(out, cli, word);
    expect(ended).toMatchObject({ code: 0, stdout: Buffer.from(`claude says ${word}\n`) });
    const manifest = JSON.parse(readFileSync(join(out, "claude/unknown/one/fixture.json"), "utf8"));
    expect(manifest).toMatchObject({ kind, outputFormat: null });
  });

  it("keeps one recording of several that are made at once under one name", async () => {
    const out = folder("out-at-once");
    const cli = onPath(scriptedCli("console.log('fine');"));
    const ended = await Promise.all([1, 2, 3].map(() => live(out, cli)));
    const refused = ended.filter(({ stderr }) => /is there already/.test(stderr));
    expect(refused).toHaveLength(2);
  });

  it("says so, and changes nothing for the user, where no fixture can be written", async () => {
    writeFileSync(join(place, "a-file"), "");
    const out = folder("out-twice");
    mkdirSync(join(out, "claude/unknown/one"), { recursive: true });
    const ended = await live(out, onPath(scriptedCli("console.log('fine'); process.exit(3);")));
    expect(ended).toMatchObject({ code: 3, stdout: Buffer.from("fine\n") });
    expect(ended.stderr).toMatch(/^cliproof: not recorded: .* is there already\n$/);
  });
});

describe("the record shim on PATH", () => {
  const shim = folder("shim");
  symlinkSync(SHIM, join(shim, "claude"));

  it("records the CLI further down PATH, byte for byte", async () => {
    const mock = await mockCli("claude", { fixture: "claude/2.1.332/auth-401", in: place });
    const out = folder("out-shim");
    const env = { ...onPath(shim, shim, mock.folder), CLIPROOF_RECORD_OUT: out };
    const ended = await start(join(shim, "claude"), FLAGS, env);
    const origin = join(PROJECT_ROOT, "fixtures/cli-outputs/claude/2.1.332/auth-401");
    expect(ended.stdout.equals(readFileSync(join(origin, "stdout.txt")))).toBe(true);
    expect(ended.code).toBe(JSON.parse(readFileSync(join(origin, "fixture.json"), "utf8")).exit.code);
    expect(ended.stderr).toBe(readFileSync(join(origin, "stderr.txt"), "utf8"));
    const [scenario] = readdirSync(join(out, "claude/2.1.332"));
    expect(readFileSync(join(out, "claude/2.1.332", scenario!, "stdout.txt")).equals(ended.stdout)).toBe(
      true,
    );
    const [run] = await mock.receipts();
    expect(run).toMatchObject({ argv: expect.arrayContaining(FLAGS), stdin: { bytes: 5 } });
    await mock.remove();
  });

  it("says in one line that nothing was recorded, or that there is no CLI", async () => {
    const cli = scriptedCli("console.log('fine');");
    const without = await start(join(shim, "claude"), [], { ...onPath(shim, cli), CLIPROOF_RECORD_OUT: "" });
    expect(without).toMatchObject({ code: 0, stdout: Buffer.from("fine\n") });
    expect(without.stderr).toMatch(/^cliproof: not recorded: CLIPROOF_RECORD_OUT.*\n$/);
    const none = await start(process.execPath, [join(shim, "claude")], { PATH: shim });
    expect(none).toMatchObject({ code: 127, stderr: "cliproof: there is no claude further down PATH\n" });
    expect(existsSync(join(place, "claude"))).toBe(false);
  });
});
