import type { Outcome } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";
import { textEnding, textOutcome } from "../../shared/parser/text-outcome.ts";
import type { TextRun } from "../../shared/parser/text-parser.ts";
import { ERROR_RULES } from "../error-rules.ts";
import { retryReason } from "../printed-errors.ts";
import type { Banner } from "./banner.ts";
import { CUT_EVIDENCE } from "./cut-evidence.ts";

/** A line of 0.36 that begins a block. What else starts with a time stamp is the words of a model or a tool. */
const HEADER =
  /^\[(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\] (codex$|thinking$|tokens used: [\d,.]+$|ERROR: |stream error: |turn diff:$|exec |tool |apply_patch |.* (?:succeeded|success|failed|exited -?\d+)(?: in \S+)?:$|explanation: |plan: |🌐 Searched: |User instructions:$)/;

interface Block {
  /** First word of what it is about: `codex`, `tokens`, `ERROR:`, `exec` ... */
  kind: string;
  lines: string[];
}

/** What may come behind the last answer of a run that went well. */
const AFTER_ANSWER = new Set(["codex", "tokens", "turn"]);

/**
 * The outcome of a text-mode run of 0.36, whose stdout is a transcript of everything and whose exit code is 0 for every
 * failed turn. The last block says how it ended; the last `codex` block is the answer.
 */
export function finishTranscript(run: TextRun, banner: Banner): Outcome {
  const blocks = blocksOf(run.stdout.slice(banner.end));
  const last = blocks.at(-1);
  const answers = blocks.filter(({ kind }) => kind === "codex");
  const content = answers.length === 0 ? "" : textOf(answers.at(-1)!);
  const ending = textEnding(run, content, last === undefined || !AFTER_ANSWER.has(last.kind));
  return textOutcome(run, {
    ending,
    evidence: ending.status === "ok" ? [] : evidenceOf(last),
    rules: ERROR_RULES,
    sessionId: banner.sessionId,
    facts: { model: banner.model, messages: answers.map(textOf) },
  });
}

/** Blocks begin at header lines. One that is older than the block around it is quoted from a log. */
function blocksOf(transcript: string): Block[] {
  const blocks: Block[] = [];
  let time = "";
  for (const line of transcript.replace(/\n$/, "").split("\n")) {
    const [, at = "", title = ""] = HEADER.exec(line) ?? [];
    if (title === "" || at < time) {
      blocks.at(-1)?.lines.push(line);
      continue;
    }
    time = at;
    blocks.push({ kind: title.split(" ")[0] as string, lines: [line.slice(line.indexOf("] ") + 2)] });
  }
  return blocks;
}

/** The CLI puts a blank line before a text that came in pieces. */
function textOf({ lines }: Block): string {
  return lines.slice(lines[1] === "" ? 2 : 1).join("\n");
}

function evidenceOf(last: Block | undefined): ErrorEvidence[] {
  const text = last?.lines.join("\n").trim() ?? "";
  if (last?.kind === "ERROR:") return [{ place: "stdout", text: text.replace(/^ERROR: /, "") }];
  if (last?.kind === "stream") return [{ place: "stdout", text: retryReason(text) ?? text }];
  return [CUT_EVIDENCE];
}
