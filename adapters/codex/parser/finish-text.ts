import semver from "semver";
import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { unstructuredEvidence } from "../../shared/errors/unstructured-evidence.ts";
import { withoutLastNewline } from "../../shared/outcome/run-ending.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { ERROR_LINE, hasErrorLine, NOTICE } from "../printed-errors.ts";
import { withoutTracing } from "../without-tracing.ts";
import { type Banner, bannerIn } from "./banner.ts";
import { CUT_EVIDENCE } from "./cut-evidence.ts";
import { finishTranscript } from "./finish-transcript.ts";

/** How stdout of 0.36 begins. */
const TRANSCRIPT = /^\[[\d:T-]+\] OpenAI Codex v/;
/** A line of stderr by which the CLI says why it gives up: the last thing that it prints. */
const LAST_WORDS = /^(?:ERROR: |Error: |thread '[^']*' (?:\(\d+\) )?panicked at )/;
/** From this version on the error of a failed turn is printed twice, which no quotation is. */
const TWICE_SINCE = "0.171.0";
/** What the CLI counts at the very end, of a failed turn too; the figure as the user's country writes it. */
const TOKENS_USED = /(?:^|\n)tokens used\n[\d\p{P}\p{Zs}]+$/u;
/** A line of stderr that begins another block: what follows may be the user's or the model's words. */
const OTHER_BLOCK = /^(?:codex|exec|user|thinking|tokens used)$/;

/**
 * The outcome of a text-mode run. From 0.60 on stdout is the answer and nothing else; banner, prompt, thoughts, tools
 * and errors are on stderr, which therefore is no evidence as a whole (INV-CLI-ERR-003). 0.36 prints all on stdout.
 */
export function finishText(run: TextRun): Outcome {
  const transcript = TRANSCRIPT.test(run.stdout) ? bannerIn(run.stdout) : null;
  if (transcript !== null) return finishTranscript(run, transcript);
  const banner = bannerIn(run.stderr);
  const isCut = banner !== null && run.stdout === "" && !TOKENS_USED.test(reported(run.stderr, banner));
  const isFailed = isCut || (banner === null && isRefusal(run));
  const ending = textEnding(run, withoutLastNewline(run.stdout), isFailed);
  return textOutcome(run, {
    ending,
    evidence:
      ending.status === "ok"
        ? []
        : banner === null
          ? startUpEvidence(run)
          : lastWords(run.stderr, banner, run),
    rules: ERROR_RULES,
    sessionId: banner?.sessionId ?? null,
    facts: { model: banner?.model ?? null },
  });
}

/** A CLI that never began may say so on stdout; the model has said nothing by then. */
function isRefusal({ stdout, exit }: TextRun): boolean {
  return exit.code !== 0 && hasErrorLine(stdout);
}

function startUpEvidence({ stdout, stderr }: TextRun): ErrorEvidence[] {
  return unstructuredEvidence(
    { noise: stdout, stderr: withoutTracing(stderr) },
    { notice: NOTICE, errorLine: ERROR_LINE, rules: ERROR_RULES },
  );
}

/** stderr behind the banner, without notices and log lines; what the CLI says last is at its very end. */
function reported(stderr: string, banner: Banner): string {
  const lines = withoutTracing(stderr.slice(banner.end)).split("\n");
  return lines
    .filter((line) => !NOTICE.test(line))
    .join("\n")
    .trimEnd();
}

/** The error at the end of stderr, behind the words of the user, of the model and of tools. */
function lastWords(stderr: string, banner: Banner, { exit }: TextRun): ErrorEvidence[] {
  const lines = reported(stderr, banner).replace(TOKENS_USED, "").split("\n");
  const block = lines.slice(lines.findLastIndex((line) => OTHER_BLOCK.test(line)) + 1);
  const at = block.findLastIndex((line) => LAST_WORDS.test(line));
  const words = at === -1 ? "" : block.slice(at).join("\n").trim();
  const before = block.slice(0, Math.max(0, at)).join("\n");
  if (words !== "" && isOwn(words, before, banner.version)) {
    return [{ place: "stderr", text: words.replace(/^ERROR: /, "") }];
  }
  return exit.code === 0 ? [CUT_EVIDENCE] : [];
}

function isOwn(words: string, before: string, version: string): boolean {
  const isReported =
    !words.startsWith("ERROR: ") || semver.lt(semver.coerce(version) ?? "0.0.0", TWICE_SINCE);
  return isReported || before.trimEnd().endsWith(words);
}
