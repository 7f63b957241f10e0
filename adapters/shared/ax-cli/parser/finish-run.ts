import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import { stripAnsi } from "../../ansi/strip-ansi.ts";
import type { RunEnd } from "../../parser/record-reading.ts";
import { recordsOutcome } from "../../parser/records-outcome.ts";
import { okWord, type TerminalWord } from "../../verdict/verdict.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, NOTICE, shutdownWords, stderrTrouble } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/**
 * The outcome of a run that printed messages, or should have. All of them are printed when the agent has ended, so the
 * last one is a terminal record: a process that hangs afterwards and is killed has answered.
 */
export function finishRun(cli: string, state: RunState, end: RunEnd): Outcome {
  const { stderr } = end;
  const outside = { noise: end.noise.wholeText() ?? end.noise.reason(), stderr };
  const fallback = textInstead(end);
  return recordsOutcome(state, end, {
    cli,
    terminal: fallback === null ? terminalWord(state, end) : "ok",
    absentMeansCut: true,
    isMarkedFailed:
      fallback === null &&
      (shutdownWords(outside.noise) !== null || ERROR_LINE.test(`${stripAnsi(stderr)}\n${outside.noise}`)),
    evidence: (isExplained) => runEvidence(state, outside, isExplained),
    rules: ERROR_RULES,
    fallback,
    answer: () => state.ending?.answer ?? null,
    mayEstimate: true,
    sessionId: null,
    facts: (error) => {
      if (error === null) for (const line of stderrTrouble(stderr)) state.diagnostics.notice(line);
      return { model: state.model };
    },
  });
}

function terminalWord({ ending }: RunState, { exit }: RunEnd): TerminalWord {
  if (ending === null) return "absent";
  return ending.failure === null ? okWord(exit) : "error";
}

/** Plain text in the place of records, as a wrapper prints it; null where it is no answer. */
function textInstead({ noise, exit, stderr }: RunEnd): string | null {
  const text = noise.wholeText();
  if (text === null || exit.code !== 0 || shutdownWords(text) !== null) return null;
  const isAnswer = text.split("\n").some((line) => line.trim() !== "" && !NOTICE.test(line));
  return isAnswer && !ERROR_LINE.test(`${text}\n${stripAnsi(stderr)}`) ? text : null;
}
