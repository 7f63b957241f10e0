import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { livingProcesses } from "../lib/living-processes.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cliproof-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const record = (...words: string[]) =>
  runCliproof(["record", ...words, "--out", join(folder, "out")], PROJECT_ROOT, { XDG_CACHE_HOME: folder });

it("rejects any other CLI, and lists those that it supports", async () => {
  const { code, stderr } = await record("codx");
  expect(code).toBe(2);
  expect(stderr).toMatch(/^cliproof: no recipe to record codx; did you mean codex\? known: .*\bpi\b.*\n$/);
});

it.each([
  [["codex", "--scenario", "rate-limit-492"], "--scenario rate-limit-492:"],
  [["codex", "--version", "newest"], "--version newest:"],
  [["codex", "--mode", "twice"], "--mode twice:"],
])("takes %j for a mistake, in one line", async (words, line) => {
  const { code, stderr } = await record(...words);
  expect(code).toBe(2);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(line)]);
});

it("starts nothing with --mode none, where what is missing has failed", async () => {
  const { code, stdout } = await record("codex", "--scenario", "success-text", "--mode", "none");
  expect(code).toBe(1);
  expect(stdout).toContain("failed:  codex/0.171.0/success-text: there is no recording of it\n");
  expect(readdirSync(folder)).toEqual([]);
});

it("says in one line that the registry cannot be asked for the newest version", async () => {
  const { code, stderr } = await runCliproof(["record", "codex", "--version", "latest"], PROJECT_ROOT, {
    XDG_CACHE_HOME: folder,
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_cache: folder,
  });
  expect(code).toBe(2);
  expect(stderr).toMatch(
    /^cliproof: which version of @openai\/codex is the latest is not known: the registry .*\n$/,
  );
});

it("leaves nothing behind when it is interrupted", async () => {
  const bin = join(folder, "cliproof", "clis", "codex", "0.171.0", "node_modules", ".bin");
  const pids = join(bin, "pids");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "codex"), `#!/bin/sh\nsleep 300 & echo $$ $! $HOME >> ${pids}\nwait\n`);
  chmodSync(join(bin, "codex"), 0o755);
  const words = [
    "harness/cli/cliproof.mjs",
    "record",
    "codex",
    "--scenario",
    "success-text",
    "--out",
    join(folder, "out"),
  ];
  const child = spawn(process.execPath, words, {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env.PATH, HOME: folder, XDG_CACHE_HOME: folder },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  while (!existsSync(pids) || readFileSync(pids, "utf8") === "") await sleep(50);
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  const [shell, sleeper, home] = readFileSync(pids, "utf8").trim().split(" ");
  expect(await livingProcesses([Number(shell), Number(sleeper)], 2000)).toEqual([]);
  expect(existsSync(home!)).toBe(false);
  expect(existsSync(join(folder, "out"))).toBe(false);
});
