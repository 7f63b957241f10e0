import type { Exit, Outcome } from "../../../contracts/cli/v1/adapter.ts";
import { okWord, type TerminalWord } from "../../shared/outcome/verdict.ts";
import type { RunEnd } from "../../shared/parser/record-reading.ts";
import { recordsOutcome } from "../../shared/parser/records-outcome.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, stderrNotices } from "../printed-errors.ts";
import { runEvidence } from "./run-evidence.ts";
import type { RunState } from "./run-state.ts";

/** The outcome of a run that printed records, or should have. */
export function finishRun(state: RunState, end: RunEnd): Outcome {
  const { exit, noise, stderr } = end;
  const text = state.end === null ? noise.wholeText() : null;
  const fallback = text !== null && exit.code === 0 && !ERROR_LINE.test(text) ? text : null;
  return recordsOutcome(state, end, {
    cli: "grok",
    terminal: fallback === null ? terminalWord(state, exit) : "ok",
    absentMeansCut: true,
    isMarkedFailed: text !== null && ERROR_LINE.test(text),
    evidence: (isExplained) => runEvidence(state, { noise: noise.reason(), stderr }, isExplained),
    rules: ERROR_RULES,
    fallback,
    answer: () => (state.reply.hasLostPiece ? null : state.reply.text),
    mayEstimate: false,
    sessionId: state.session.id,
    facts(error) {
      if (error === null) noteBlemishes(state, stderr);
      return {
        usage: state.spending.usage(state.messageUsage.total()),
        costUsd: state.spending.costUsd(),
        model: state.spending.model() ?? state.answeringModel ?? state.session.model,
        diagnostics: {
          ...state.spending.cumulative(),
          ...(error === null && state.end?.isTruncated && { truncated: true }),
        },
      };
    },
  });
}

/** What the last terminal record says. One that says nothing clear is taken at the exit's word. */
function terminalWord({ end, errors, hitTurnLimit }: RunState, exit: Exit): TerminalWord {
  if (end === null) return "absent";
  const isOk =
    end.word === "unsure" ? exit.code === 0 && errors.length === 0 && !hitTurnLimit : end.word === "ok";
  return isOk ? okWord(exit) : "error";
}

function noteBlemishes({ diagnostics, end, errors }: RunState, stderr: string): void {
  if (end?.isRefused) diagnostics.notice("the model or its provider refused to go on");
  for (const { text, code } of errors.slice(0, 1)) diagnostics.notice(`recovered from: ${text ?? code}`);
  for (const line of stderrNotices(stderr)) diagnostics.notice(line);
}
