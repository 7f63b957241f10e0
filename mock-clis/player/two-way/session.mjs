import { loadFixture } from "../load-fixture.cjs";
import { recordingsOf, shippedRecordings } from "../recordings.mjs";
import { interruptedEnd, wasInterrupted } from "./interrupted-end.mjs";
import { readLines } from "./read-lines.mjs";
import { recordedAnswers } from "./recorded-answers.mjs";
import { parseRecord, recordsOf } from "./records.mjs";
import { splitTurns } from "./split-turns.mjs";
import { TurnPlayer } from "./turn-player.mjs";

const LF = 0x0a;

/**
 * Plays a fixture over claude's two-way protocol: one turn for each user message, control requests answered when they
 * come. Behind the last turn, a further message gets the last turn again. Ends when stdin has ended and every message
 * has had its turn; a recording whose last turn has no result record ends with that turn, as the CLI did, and one
 * without any record before the first message, since the CLI refused to start.
 *
 * @returns how the process is to end where that is not as recorded.
 */
export function playSession(run) {
  const { fixture, cli } = run;
  const turns = splitTurns(fixture);
  const player = new TurnPlayer(run, {
    end: () => interruptedEnd(fixture, cli.provider),
    recordedInterrupt: wasInterrupted(fixture),
  });
  let answers = null;
  let messages = 0;
  const records = recordsOf(fixture.out);
  const isRefusal = records.length === 0;
  const isCut = fixture.out.at(-1) !== LF;
  const endsByItself = isRefusal || isCut || records.filter(isResult).length < turns.length;
  if (isRefusal) {
    player.turn(turns[0]);
    player.endAfterTurns();
    return player.failed;
  }
  const onLine = (line) => {
    if (line.trim() === "") return;
    const record = parseRecord(line);
    if (record === null) player.fail(() => playBadLine(run, line));
    else if (record.type === "user") {
      player.turn(turns[Math.min(messages, turns.length - 1)]);
      messages += 1;
      if (endsByItself && messages >= turns.length) player.endAfterTurns();
    } else if (record.type === "control_request") {
      answers ??= recordedAnswers(fixture, cli.provider);
      player.answer(answers(record));
      if (record.request?.subtype === "interrupt") player.interrupt();
    } else if (record.type === "control_response") player.answered(record.response?.request_id);
  };
  const ended = readLines(run, onLine).then(() => player.stdinEnded());
  return Promise.race([player.failed, ended.then(() => player.over())]);
}

function isResult({ record }) {
  return record.type === "result";
}

/** claude ends at a line that is no JSON; its words are recorded. */
async function playBadLine({ fixture, cli, output }, line) {
  const recordings = [fixture, ...recordingsOf(fixture), ...shippedRecordings(cli.provider)];
  const recorded = recordings.find(({ scenario }) => scenario === "input-stream-json-bad");
  if (recorded === undefined) return { code: 1, signal: null };
  const { err, exit } = loadFixture(recorded.folder);
  await output.write("err", Buffer.from(err.toString().replace(/\d+ chars/, `${line.length} chars`)));
  return exit;
}
