import type { Outcome } from "../../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../errors/error-evidence.ts";
import { type UnstructuredOutput, unstructuredEvidence } from "../../errors/unstructured-evidence.ts";
import { stripAnsi } from "../../framing/ansi-stripper.ts";
import { runEnding } from "../../outcome/run-ending.ts";
import { okStatus, type TerminalStatus } from "../../outcome/verdict.ts";
import { outcomeOf } from "../../parser/run-outcome.ts";
import type { RunEnd } from "../../parser/stream-reducer.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { parseError } from "../parse-error.ts";
import type { RunState } from "./run-state.ts";

/** How a line begins by which the CLI says that it gives up, outside of records. */
const ERROR_LINE =
  /^\s*(?:❌ |error: |Error changing directory to |Uncaught exception: |Unhandled rejection at: |⚠️ +\S+ is not configured yet)/m;

/** Lines that good runs print too, or that give no reason: a model that is not listed, advice below an error. */
const NOTICE =
  /^(?:Using custom model "|💡 |\s+Example: |Please run: |\[dotenv@|Failed to resolve MCP references|\[[A-Z][A-Za-z ]{2,30}\] [^\n]* failed: )/u;

/** Trouble that ended nothing, as it is beside good runs. */
const TROUBLE = /^(?:Failed to resolve MCP references|\[[A-Z][A-Za-z ]{2,30}\] [^\n]* failed: )/;

/** What the CLI prints on stdout when it is ended by SIGTERM. It then exits with 0. */
const SHUTTING_DOWN = /^\s*Gracefully shutting down\.\.\.\s*$/m;

/**
 * The outcome of a run that printed messages, or should have. All of them are printed when the agent has ended, so the
 * last one is a terminal record: a process that hangs afterwards and is killed has answered.
 */
export function finishRun(cli: string, state: RunState, end: RunEnd): Outcome {
  const { stderr } = end;
  const outside = { noise: end.noise.wholeText() ?? end.noise.reason(), stderr };
  const fallback = textInstead(end);
  const ending = runEnding(end.exit, {
    terminal: fallback === null ? terminalWord(state, end) : "ok",
    absentMeansCut: true,
    isMarkedFailed:
      fallback === null &&
      (shutdownWords(outside.noise) !== null || ERROR_LINE.test(`${stripAnsi(stderr)}\n${outside.noise}`)),
    fallback,
    answer: state.ending?.answer ?? null,
  });
  return outcomeOf(state, end, {
    cli,
    ending,
    evidence: ending.status === "ok" ? [] : runEvidence(state, outside, ending.isExplained),
    rules: ERROR_RULES,
    mayEstimate: true,
    sessionId: null,
    model: state.model,
    notices: ending.status === "ok" ? stderrTrouble(stderr) : [],
  });
}

function terminalWord({ ending }: RunState, { exit }: RunEnd): TerminalStatus {
  if (ending === null) return "absent";
  return ending.failure === null ? okStatus(exit) : "error";
}

/** Plain text in place of records, as a wrapper prints it; null where it is no answer. */
function textInstead({ noise, exit, stderr }: RunEnd): string | null {
  const text = noise.wholeText();
  if (text === null || exit.code !== 0 || shutdownWords(text) !== null) return null;
  const isAnswer = text.split("\n").some((line) => line.trim() !== "" && !NOTICE.test(line));
  return isAnswer && !ERROR_LINE.test(`${text}\n${stripAnsi(stderr)}`) ? text : null;
}

/**
 * All that speaks about the failure of a run, most trusted first; nothing of it is the model's words.
 *
 * @param isExplained the way the run ended is the reason by itself.
 */
function runEvidence(state: RunState, outside: UnstructuredOutput, isExplained: boolean): ErrorEvidence[] {
  const failure = state.ending?.failure ?? null;
  const reported = failure === null ? [] : [parseError(failure.reason, "record", failure.code)];
  const words = shutdownWords(outside.noise);
  const ended = words === null ? [] : [parseError(words, "stdout", "shutting-down")];
  const isReported = isExplained || reported.length + ended.length > 0;
  const noise = withoutNotices(outside.noise);
  const printed = unstructuredEvidence(
    { ...outside, noise },
    {
      notice: NOTICE,
      errorLine: ERROR_LINE,
      rules: ERROR_RULES,
      isExplained: isReported,
    },
  );
  return [...reported, ...printed, ...ended];
}

/** Advice and banners on stdout give no reason, also where nothing else does. */
function withoutNotices(noise: string): string {
  return noise
    .split("\n")
    .filter((line) => !NOTICE.test(line))
    .join("\n");
}

/** The words of a CLI that was ended by a signal, or null. */
function shutdownWords(noise: string): string | null {
  return SHUTTING_DOWN.exec(noise)?.[0].trim() ?? null;
}

/** Trouble that stderr reports and that ended nothing, a line each. */
function stderrTrouble(stderr: string): string[] {
  return stripAnsi(stderr)
    .split("\n")
    .filter((line) => TROUBLE.test(line));
}
