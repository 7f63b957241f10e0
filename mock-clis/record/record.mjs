#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findReal } from "./find-real.mjs";
import { endLike, passThrough } from "./pass-through.mjs";

// The record shim: linked under a CLI's name into a folder ahead of it on PATH, it runs that CLI and has a fixture made
// of the run. What the user sees is the CLI's, but for one line on stderr at the end where no fixture was made.
const SELF = fileURLToPath(import.meta.url);
const CLIPROOF = fileURLToPath(new URL("../../harness/cli/cliproof.mjs", import.meta.url));
const LONGEST_MS = 60_000;
const NOT_FOUND = 127;

const name = path.basename(process.argv[1]).replace(/\.mjs$/, "");
const args = process.argv.slice(2);
const real = findReal(name, process.env.PATH, SELF);
if (real === null) {
  process.stderr.write(`cliproof: there is no ${name} further down PATH\n`);
  process.exit(NOT_FOUND);
}
const run = await passThrough(real, args, process.env).catch((error) => {
  process.stderr.write(`cliproof: ${real} cannot be started (${error.code})\n`);
  process.exit(NOT_FOUND);
});
const problem = handOver(run);
if (problem !== null) process.stderr.write(`cliproof: not recorded: ${problem}\n`);
endLike(run);

/** The raw bytes go through a pipe: they never lie on the disk. Returns why there is no fixture. */
function handOver({ out, err, lost, ...rest }) {
  const folder = process.env.CLIPROOF_RECORD_OUT;
  if (!folder) return "CLIPROOF_RECORD_OUT, the folder for recordings, is not set";
  if (lost !== null) return lost;
  const head = JSON.stringify({ ...rest, name, command: real, args, sizes: [out.length, err.length] });
  const provider = process.env.CLIPROOF_RECORD_PROVIDER ?? name;
  const done = spawnSync(process.execPath, [CLIPROOF, "record", provider, "--handover", "--out", folder], {
    input: Buffer.concat([Buffer.from(`${head}\n`), out, err]),
    timeout: LONGEST_MS,
    cwd: process.cwd(),
  });
  if (done.status === 0) return null;
  const said = String(done.stderr ?? "")
    .trim()
    .split("\n")
    .at(-1);
  return said?.replace(/^cliproof: (?:not recorded: )?/, "") || "cliproof did not answer";
}
