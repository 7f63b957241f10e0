const fs = require("node:fs");
const path = require("node:path");
const { askedFor, MISUSE, MockError, readCli, readSettings } = require("./setup.cjs");
const { Output } = require("./streams.cjs");
const { playRun } = require("./play-run.cjs");

/**
 * Is in for a CLI: plays what `cliproof.json` beside the started file, or else the environment, names.
 * Ends the process.
 *
 * All that a plain run needs is CommonJS: the same code as modules takes a tenth longer to start.
 *
 * @param {string} home The CLI's own folder, `mock-clis/<provider id>`.
 */
async function playCli(home) {
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
  if (run.settings.sequence) {
    const { settingsOfStart } = require("./sequence.cjs");
    run.settings = settingsOfStart(run.settings, beside, askedFor(run.argv, run.cli) === null);
  }
  if (run.settings.faults !== null) {
    const { readFaults } = await import("./faults/read-faults.mjs");
    run.faults = readFaults(run.settings.faults);
  }
  if (run.faults.launcher !== undefined) {
    const { launch } = await import("./faults/launch.mjs");
    const { end, launcher } = await launch(run.faults.launcher === "leaves");
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
    // A closed or full stderr cannot be known; the exit code still is.
  }
}

const SURELY_DEAD_MS = 1000;

/**
 * Ends the process: with an exit code, or really of a signal, by its default action.
 *
 * @param {{code: number | null, signal: string | null}} end
 */
function endProcess({ code, signal }) {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  try {
    process.kill(process.pid, signal);
  } catch {
    // A signal that this system does not know, on Windows for one.
    process.exit(1);
  }
  // The first process of a container does not die of a signal it sends itself; 128 + 9 is what a shell would say.
  setTimeout(() => process.exit(signal === "SIGKILL" ? 137 : 143), SURELY_DEAD_MS);
}

module.exports = { playCli };
