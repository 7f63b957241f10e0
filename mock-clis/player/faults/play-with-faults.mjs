import { findFixture } from "../find-fixture.cjs";
import { loadFixture } from "../load-fixture.cjs";
import { LimitReached, piecesOf } from "../streams.cjs";
import { idle } from "./idle.mjs";
import { LONGEST_MS } from "./read-faults.mjs";

const LF = 0x0a;
const FLOOD_LINE = Buffer.from(`${"stderr is being flooded ".repeat(4).trim()}\n`);

/**
 * Plays the fixture, in one of the two ways to play, and does what the faults say before, within and after.
 *
 * @param {(run: object) => Promise<object | undefined>} play
 * @returns what `play` returns: how the process is to end where that is not as recorded.
 */
export async function playWithFaults(run, play) {
  const { faults, output, fixture } = run;
  if (faults.stderrFlood !== undefined) await output.write("err", flood(faults.stderrFlood));
  if (faults.secondTurn !== undefined) {
    // Found before the first byte is out: a fixture that is missing must not be reported in the middle of a run.
    const second = await secondFixture(run);
    run.secondTurn = (alone) => playSecondTurn(run, second, alone);
  }
  if (faults.pause !== undefined) pauseWithin(run, faults.pause);
  output.limit = faults.stopAfter ?? faults.exitAfter ?? firstRecordBytes(faults, fixture);
  try {
    const end = await play(run);
    if (end !== undefined) return end;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
  }
  if (faults.stopAfter !== undefined) await idle(run);
  if (faults.retry !== undefined) await retry(run, faults.retry);
  if (faults.linger !== undefined) await idle(run, faults.linger === true ? LONGEST_MS : faults.linger);
}

/** Lets the output fall silent once, when so many bytes of stdout are out. */
function pauseWithin(run, { afterBytes, ms }) {
  const { output } = run;
  const play = output.play.bind(output);
  let left = afterBytes;
  output.play = async (stream, bytes) => {
    if (stream === "err" || bytes.length < left) {
      if (stream === "out") left -= bytes.length;
      return play(stream, bytes);
    }
    const [first, rest] = [bytes.subarray(0, left), bytes.subarray(left)];
    left = Number.POSITIVE_INFINITY;
    if (first.length > 0) await play("out", first);
    await idle(run, ms);
    if (rest.length > 0) await play("out", rest);
  };
}

/** A CLI that retries has shown its first record, and no more. */
function firstRecordBytes({ retry }, { out }) {
  if (retry === undefined) return Number.POSITIVE_INFINITY;
  const end = out.indexOf(LF);
  return end < 0 ? out.length : end + 1;
}

async function retry(run, how) {
  if (how === "silent") return idle(run);
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    await run.output.write("err", Buffer.from(`${how.line}\n`));
    await new Promise((resolve) => setTimeout(resolve, how.everyMs));
  }
}

function secondFixture({ faults, fixture, settings }) {
  const { fixture: value } = faults.secondTurn;
  if (value === undefined) return fixture;
  const base = settings.fixture?.base ?? settings.cassettes.base;
  return findFixture({ value, base }).then(loadFixture);
}

/** @param {(work: () => Promise<void>) => Promise<void>} alone Does the work while nothing else is written. */
async function playSecondTurn(run, second, alone = (work) => work()) {
  run.secondTurn = undefined;
  await idle(run, run.faults.secondTurn.afterMs);
  await alone(() => run.replay(piecesOf(second), 0));
}

function flood(bytes) {
  const lines = Buffer.alloc(bytes, FLOOD_LINE);
  if (bytes > 0) lines[bytes - 1] = LF;
  return lines;
}
