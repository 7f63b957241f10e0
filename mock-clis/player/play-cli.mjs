import path from "node:path";
import { endProcess } from "./end-process.mjs";
import { fs } from "./file-system.mjs";
import { MISUSE, MockError } from "./mock-error.mjs";
import { Output } from "./output.mjs";
import { playRun } from "./play-run.mjs";
import { readCli } from "./read-cli.mjs";
import { readSettings } from "./settings.mjs";

/**
 * Stands in for a CLI: plays what `cliproof.json` beside the started file, or else the environment, names.
 * Ends the process.
 *
 * @param {string} home Address of the CLI's own folder, `mock-clis/<provider id>/`.
 */
export async function playCli(home) {
  const cli = readCli(home);
  const run = {
    cli,
    argv: process.argv.slice(2),
    settings: null,
    faults: {},
    fixture: null,
    receipt: null,
    launcher: null,
    output: new Output(),
  };
  try {
    endProcess(await play(run));
  } catch (error) {
    if (!(error instanceof MockError)) throw error;
    say(`cliproof mock ${cli.command}: ${error.message}\n`);
    run.receipt?.end({ code: MISUSE, signal: null });
    process.exit(MISUSE);
  }
}

/** @returns how the process is to end. */
async function play(run) {
  // argv[1] is the path as it was started: a link on PATH is looked up beside the link, not beside its target.
  const beside = path.dirname(process.argv[1] ?? "");
  run.settings = readSettings({ beside, env: process.env, cwd: process.cwd() });
  if (run.settings.faults !== null) {
    const { readFaults } = await import("./faults/read-faults.mjs");
    run.faults = readFaults(run.settings.faults);
  }
  if (run.faults.launcher === true) {
    const { launch } = await import("./faults/launch.mjs");
    const { end, launcher } = await launch();
    if (end !== null) return end;
    run.launcher = launcher;
  }
  const end = await playRun(run);
  run.receipt?.end(end);
  return end;
}

function say(line) {
  try {
    fs.writeSync(2, line);
  } catch {
    // A closed or full stderr cannot be told; the exit code still is.
  }
}
