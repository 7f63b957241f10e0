const path = require("node:path");
const { askedFor, flagWords } = require("./setup.cjs");
const fs = require("node:fs");
const { namedFixture } = require("./find-fixture.cjs");
const { loadFixture } = require("./load-fixture.cjs");
const { isTerminal, piecesOf, ReaderGone, readStdin, replay } = require("./streams.cjs");

/**
 * Plays one run of a CLI. What few runs need is imported only when a run needs it: each module costs start time.
 *
 * @returns how the process is to end: `{code, signal}`.
 * @throws MockError
 */
async function playRun(run) {
  const { cli, argv, settings, faults, output } = run;
  const asked = askedFor(argv, cli);
  run.fixture = await namedFixture(settings, cli);
  run.replay = (pieces, since) => replay(pieces, output, { delay: settings.delay, since });
  if (settings.receipt !== null) await startReceipt(run);
  if (settings.faults !== null) (await import("./faults/start-faults.mjs")).startFaults(run);
  if (asked !== null && run.fixture?.kind !== asked) {
    const { answerAsked } = await import("./answer-asked.mjs");
    const answer = answerAsked(run, asked);
    if (answer !== null) return playAnswer(run, answer, asked);
  }
  const twoWay = isTwoWay(run) && !(await isTerminal());
  if (run.fixture === null) await searchCassettes(run, twoWay);
  const refusal = settings.strict ? await refusalOf(run) : null;
  if (refusal !== null) return playAnswer(run, refusal, "refusal");
  if (faults.grandchild !== undefined)
    await (await import("./faults/start-grandchild.mjs")).startGrandchild(run, faults.grandchild);
  if (faults.stdin === "exit-before-reading") return endOf(run, run.fixture);
  const stdinMatters = run.fixture.kind !== "version" && run.fixture.kind !== "help";
  if (stdinMatters && !twoWay && faults.stdin === undefined) await readWholeStdin(run);
  return playFixture(run, twoWay);
}

async function playFixture(run, twoWay) {
  const { fixture, settings } = run;
  const play = twoWay ? (await import("./two-way/session.mjs")).playSession : playOneWay;
  try {
    const end =
      settings.faults === null
        ? await play(run)
        : await (await import("./faults/play-with-faults.mjs")).playWithFaults(run, play);
    if (end !== undefined) return end;
    if (fs.existsSync(path.join(fixture.folder, "files")))
      await (await import("./write-files.mjs")).writeFiles(run);
  } catch (error) {
    // The reader of stdout is gone: this ends as recorded and silently, as a program does that ignores SIGPIPE.
    if (!(error instanceof ReaderGone)) throw error;
  }
  return endOf(run, fixture);
}

async function playOneWay(run) {
  await run.replay(piecesOf(run.fixture), 0);
  await run.secondTurn?.();
}

/** What the CLI says in place of a run: its version, its help, that it does not know a flag. */
async function playAnswer(run, answer, kind) {
  run.receipt?.plays(answer.id);
  try {
    if (kind === "version" && run.faults.version !== undefined) {
      const { playVersionFault } = await import("./faults/play-version-fault.mjs");
      return await playVersionFault(run, answer);
    }
    await replay(piecesOf(answer), run.output, run.settings);
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
  }
  return answer.exit;
}

function endOf({ faults }, { exit }) {
  if (faults.signal !== undefined) return { code: null, signal: faults.signal };
  if (faults.exit !== undefined) return { code: faults.exit, signal: null };
  return { code: exit.code, signal: exit.signal ?? null };
}

async function searchCassettes(run, twoWay) {
  const prompt = [];
  if (!twoWay) await readWholeStdin(run, (bytes) => prompt.push(Buffer.from(bytes)));
  const { matchingCassette } = await import("./cassettes.mjs");
  run.fixture = loadFixture(matchingCassette(run, Buffer.concat(prompt)));
  run.receipt?.plays(run.fixture.id);
}

async function readWholeStdin(run, onBytes) {
  if (run.stdinRead) return;
  run.stdinRead = true;
  await readStdin((bytes) => {
    run.receipt?.stdin(bytes);
    onBytes?.(bytes);
  });
  run.receipt?.stdinEnded();
}

/** Flags of the fixture's own recording are known without a look at anything else. */
async function refusalOf(run) {
  const { argv, fixture } = run;
  if (flagWords(argv).every((flag) => fixture.argv?.includes(flag))) return null;
  return (await import("./flags/refuse-flags.mjs")).refuseFlags(run);
}

async function startReceipt(run) {
  const { Receipt } = await import("./receipt/receipt.mjs");
  run.receipt = new Receipt(run);
  run.output.onPlayed = () => run.receipt.changed();
}

function isTwoWay({ cli, argv, faults }) {
  if (cli.twoWay !== true || faults.stdin !== undefined) return false;
  const flag = argv.indexOf("--input-format");
  return flag >= 0 ? argv[flag + 1] === "stream-json" : argv.includes("--input-format=stream-json");
}

module.exports = { playRun };
