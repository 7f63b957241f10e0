import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

const place = mkdtempSync(join(tmpdir(), "cliproof-certify-live-"));
afterAll(() => rmSync(place, { recursive: true }));
const bin = join(place, "bin");
const CLIPROOF = join(PROJECT_ROOT, "harness/cli/cliproof.mjs");
const starts = () => readFileSync(join(bin, "starts"), "utf8").length;

beforeEach(() => {
  rmSync(bin, { recursive: true, force: true });
  mkdirSync(bin);
  symlinkSync(join(PROJECT_ROOT, "harness/cli/testing/installed-claude.mjs"), join(bin, "claude"));
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function live(adapter: string, ...flags: string[]) {
  const path = `${bin}${delimiter}${process.env.PATH}`;
  const words = ["certify", adapter, "--live", "--format", "json", ...flags];
  return runCliproof(words, PROJECT_ROOT, { PATH: path, HOME: place });
}

/** claude's adapter with a parser that changes what comes out. */
function changed(name: string, change: string): string {
  const folder = join(place, name);
  mkdirSync(join(folder, "recording"), { recursive: true });
  writeFileSync(join(folder, "recording/config-files.json"), "[]");
  const text = `
    import claude from ${JSON.stringify(join(PROJECT_ROOT, "adapters/claude/index.ts"))};
    const change = (outcome) => { ${change}; return outcome; };
    export default { ...claude, parser(options) {
      const parser = claude.parser(options);
      return {
        push: (...words) => parser.push(...words),
        peek: (...words) => change(parser.peek(...words)),
        end: (...words) => change(parser.end(...words)),
      };
    } };`;
  writeFileSync(join(folder, "index.mjs"), text);
  return join(folder, "index.mjs");
}

const runsOf = (stdout: string) =>
  JSON.parse(stdout).adapters[0].live.runs.map(({ name, verdict }: Record<string, string>) => [
    name,
    verdict,
  ]);

describe("certify --live", { timeout: 120_000 }, () => {
  it("starts nothing before the user has agreed, and says what it costs", async () => {
    const { code, stdout, stderr } = await live("claude");
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`--live starts ${join(bin, "claude")} (2.1.332) 4 times`);
    expect(stderr).toContain("answer (a short answer), resumed-session (a short answer)");
    expect(stderr).toContain("2 answers of one word");
    expect(() => starts()).toThrow("ENOENT");
  });

  it("certifies a good adapter on the runs that it made, as a claim of its own", async () => {
    const { code, stdout, stderr } = await live("claude", "--accept-costs");
    expect(runsOf(stdout), stderr).toEqual([
      ["answer", "passed"],
      ["resumed-session", "passed"],
      ["unknown-model", "passed"],
      ["cancelled", "passed"],
    ]);
    const report = JSON.parse(stdout).adapters[0];
    expect(report.live.cliVersion).toBe("2.1.332");
    expect(report.cliVersions).toEqual(["2.1.332"]);
    expect(report.fixtures).toMatchObject({ total: 3, recorded: 3 });
    expect(report.covers.tried).toBeGreaterThan(10);
    expect(report.invariants.map(({ id }: { id: string }) => id).join()).not.toMatch(/PROC|REQUEST/);
    expect(starts()).toBe(4);
    expect(code).toBe(0);
  });

  it("does not certify anything on a CLI that is not logged in, and does not accuse the adapter", async () => {
    writeFileSync(join(bin, "logged-out"), "");
    const { code, stdout, stderr } = await live("claude", "--accept-costs", "--only", "MANIFEST");
    expect(runsOf(stdout), stderr).not.toContainEqual([expect.anything(), "failed"]);
    expect(JSON.parse(stdout).adapters[0].notCertified.join()).toMatch(
      /live run answer: the CLI did not answer: .*: nothing is proven/,
    );
    expect(code).toBe(1);
  });

  it("ends the CLI when it is interrupted", async () => {
    writeFileSync(join(bin, "slow"), "");
    const path = `${bin}${delimiter}${process.env.PATH}`;
    const words = [CLIPROOF, "certify", "claude", "--live", "--accept-costs"];
    const child = spawn(process.execPath, words, { env: { ...process.env, PATH: path, HOME: place } });
    const ended = new Promise((resolve) => child.on("close", resolve));
    await vi.waitUntil(() => existsSync(join(bin, "pid")), 20_000);
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    const cli = Number(readFileSync(join(bin, "pid"), "utf8"));
    await vi.waitUntil(() => !isAlive(cli), 5_000);
  });

  it.each([
    ["loses the answer", 'if (outcome.status === "ok") outcome.content = "Done."', "answer"],
    ["has no session", "outcome.session = null", "answer"],
    ["takes a refusal for an answer", 'outcome.error = null; outcome.status = "ok"', "unknown-model"],
    [
      "has another name for a cancelled run",
      'if (outcome.error) outcome.error = { ...outcome.error, kind: "server", category: "server" }',
      "cancelled",
    ],
  ])("does not certify an adapter that %s", async (name, change, run) => {
    const { code, stdout, stderr } = await live(
      changed(name.replaceAll(" ", "-"), change),
      "--accept-costs",
      "--only",
      "MANIFEST",
    );
    expect(runsOf(stdout), stderr).toContainEqual([run, "failed"]);
    expect(JSON.parse(stdout).adapters[0].notCertified.join()).toContain(`live run ${run}: `);
    expect(code).toBe(1);
  });

  it.each([
    [["--all"], "name adapters, or give --all"],
    [["codex"], "--live is for one adapter"],
    [["--fixtures", "fixtures"], "--live goes without --fixtures"],
    [["--isolate"], "--live goes without --isolate"],
    [["--command", "no-such-claude"], "no-such-claude: not found on PATH"],
  ])("refuses %s in one line", async (words, line) => {
    const { code, stderr } = await live("claude", "--accept-costs", ...words);
    expect(stderr).toMatch(/^cliproof: [^\n]+\n$/);
    expect(stderr).toContain(line);
    expect(code).toBe(2);
  });
});
