import { stripAnsi } from "../shared/framing/ansi-stripper.ts";

/** How the CLI paints the errors that it prints, in pipes too. A tool's output that is on stderr has no such start. */
const MARK = "\u001b[91m\u001b[1mError: \u001b[0m";

/** The line ahead of a printed error that only says which tool failed: the run goes on (text mode). */
const TOOL_FAILED = /^\s*✗ .*\bfailed\b/;

/**
 * The sentences by which the CLI says that a person (or no one) refused a tool: the run just stops, with exit code 0.
 * A version may print the error as a string, its name ahead of them.
 */
const REJECTED =
  /^(?:\w*Error: )?(?:The user rejected permission to use this specific tool call|The user dismissed this question)\b/;

/** How the CLI tells on stderr that it answered for the person. */
const AUTO_REJECTED = /^!\s+(permission requested: .*; auto-rejecting)\s*$/m;

/** The question that 1.0 draws on stdout, for a person who is not there, and the rest of the drawing. */
const QUESTION = /^[◆■◇▲]\s+(Permission required(?: to run)?: .*)$/;
const DRAWING = /^\s*(?:[│└●○].*)?$/;

/** The user's configuration, which the CLI quotes whole when it cannot read it: a key may be in it. */
const QUOTED_CONFIG = /^--- JSONC Input ---$[\s\S]*?^(?=--- Errors ---$)/m;

/** How the help of `run` begins: what the CLI prints when it was given an argument that it does not know. */
const HELP = "opencode run [message..]";

/** How a line begins that reports an error, outside of records. */
export const ERROR_LINE = /^(?:[A-Z]\w*)?(?:Error|Exception): |^error: /m;

/**
 * Lines of stderr that good runs print too: notices of the database, banner, warnings, links, log lines that are no
 * errors, excerpts of the CLI's own source ahead of a stack.
 */
export const NOTICE =
  /^(?:Performing one time database migration|sqlite-migration:|Database migration complete|> .+ · |!\s|~\s+https?:|\s*\d+ \|(?: |$)|(?:DEBUG|INFO|WARN)\s)/;

export function isRejection(sentence: string): boolean {
  return REJECTED.test(sentence);
}

/** What the CLI said when it refused a tool on a person's behalf, the last time; null when it did not. */
export function autoRejection(stderr: string): string | null {
  const lines = stripAnsi(stderr).split("\n");
  const last = lines.findLast((line) => AUTO_REJECTED.test(line));
  return last === undefined ? null : (AUTO_REJECTED.exec(last)?.[1] ?? null);
}

/** What was asked at the end of stdout, without anything of the model's behind it: the run stopped there. Else null. */
export function lastQuestion(stdout: string): string | null {
  const lines = stdout.split("\n");
  const at = lines.findLastIndex((line) => !DRAWING.test(line));
  return QUESTION.exec(lines[at] ?? "")?.[1]?.trimEnd() ?? null;
}

/** True when stdout is the help text, or what is left of it; an answer that quotes it begins otherwise. */
export function isHelp(stdout: string): boolean {
  return stripAnsi(stdout).trimStart().startsWith(`${HELP}\n`);
}

/** True when the help text is on stderr, where other lines may come first. */
export function holdsHelp(stderr: string): boolean {
  return stripAnsi(stderr).split("\n").includes(HELP);
}

/**
 * The errors that the CLI printed on stderr, each from its painted start to the next one.
 *
 * @param stderr with its escape sequences.
 * @returns those that end a run; a tool's failure, which does not, counts only where it is a refusal that does.
 */
export function printedErrors(stderr: string): string[] {
  const pieces = stderr.split(MARK);
  return pieces.slice(1).flatMap((piece, index) => {
    const ahead =
      stripAnsi(pieces[index] as string)
        .trimEnd()
        .split("\n")
        .at(-1) ?? "";
    const sentence = stripAnsi(piece).trim();
    return TOOL_FAILED.test(ahead) && !isRejection(sentence) ? [] : [`Error: ${sentence}`];
  });
}

/** What stderr says of a failure: the painted errors, or all of it where there is none. */
export function stderrReason(stderr: string): string {
  const painted = printedErrors(stderr);
  const reason = painted.length > 0 ? painted.join("\n") : stripAnsi(stderr);
  return reason.replace(QUOTED_CONFIG, "");
}
