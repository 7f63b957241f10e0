import type { Classification, Grounds } from "../../adapters/shared/errors/classify.ts";
import type { ErrorEvidence, ErrorRule } from "../../adapters/shared/errors/error-evidence.ts";
import type { ExplainedEnding } from "../../adapters/shared/outcome/run-ending.ts";
import { compareExpectation } from "../expectation/compare-expectation.ts";
import { escapeText } from "../lib/bytes.ts";
import type { Fixture } from "../model/fixture.ts";
import type { ExplainedRun } from "./explain-run.ts";

const LABEL_WIDTH = 10;
const MAX_TEXT = 160;

/** An explanation for a person: the exit, the evidence, what decided, the outcome, and what was expected. */
export function renderExplanation(
  fixture: Fixture,
  { outcome, ending, classification }: ExplainedRun,
): string {
  const { error } = outcome;
  return [
    ...labelled("fixture", [fixture.id]),
    ...labelled("exit", [JSON.stringify(fixture.manifest.exit)]),
    ...labelled("ending", ending === null ? [] : endingLines(ending)),
    ...labelled("evidence", classification?.evidence.map(evidenceLine) ?? []),
    ...labelled("decided", error === null ? [] : decidedLines(classification)),
    ...labelled("outcome", [outcome.status, ...(error === null ? [] : [JSON.stringify(error)])]),
    ...labelled("expected", expectedLines(fixture, outcome)),
    "",
  ].join("\n");
}

function endingLines({ marks, ending }: ExplainedEnding): string[] {
  const { terminal, absentMeansCut, isMarkedFailed } = marks;
  const from = ending.status === "error" ? `, from ${ending.from}` : ending.isFallback ? ", plain text" : "";
  return [
    `${ending.status}${from} (contracts/cli/v1/verdict-table.md)`,
    `terminal record ${terminal}, without one the run ${absentMeansCut ? "was cut" : "may be whole"}, ${
      isMarkedFailed ? "a marker says that it failed" : "no marker of a failure"
    }`,
  ];
}

function evidenceLine({ place, code, httpStatus, text }: ErrorEvidence, index: number): string {
  const parts = [
    `${index + 1}. ${place}`,
    ...(code ? [`code ${JSON.stringify(code)}`] : []),
    ...(httpStatus ? [`HTTP status ${httpStatus}`] : []),
    ...(text ? [JSON.stringify(escapeText(text).slice(0, MAX_TEXT))] : []),
  ];
  return parts.join("  ");
}

function decidedLines(classification: Classification | null): string[] {
  if (classification === null) return ["by the adapter itself, not by adapters/shared/errors/classify.ts"];
  const { decided, evidence } = classification;
  if (decided === null)
    return ["by nothing: no rule, code, status or text rule fits, so the kind is unknown"];
  const place =
    evidence.findIndex((one) => one.text === decided.by.text && one.place === decided.by.place) + 1;
  return [`${decided.kind}, by evidence ${place}: ${groundsText(decided.grounds)}`];
}

function groundsText(grounds: Grounds): string {
  switch (grounds.by) {
    case "spawn":
      return `the process was not started (${grounds.code})`;
    case "provider rule":
      return `a rule of the adapter, ${ruleText(grounds.rule)}`;
    case "text":
      return `a text rule of adapters/shared/errors/text-rules.ts, ${ruleText(grounds.rule)}`;
    case "code":
      return `the code ${JSON.stringify(grounds.code)} (adapters/shared/errors/error-codes.ts)`;
    case "vague code":
      return `the code ${JSON.stringify(grounds.code)}, which is vague, and nothing better`;
    case "HTTP status":
      return `HTTP status ${grounds.status}`;
    case "HTTP status and text":
      return `HTTP status ${grounds.status}, which a text rule refines, ${ruleText(grounds.rule)}`;
  }
}

function ruleText({ kind, codes = [], text }: ErrorRule): string {
  const patterns = text === undefined ? [] : [text].flat().map(String);
  const parts = [...codes.map((code) => JSON.stringify(code)), ...patterns].join(" or ");
  return `${kind}: ${parts.length > MAX_TEXT ? `${parts.slice(0, MAX_TEXT)} ...` : parts}`;
}

function expectedLines(fixture: Fixture, outcome: ExplainedRun["outcome"]): string[] {
  const mismatches = compareExpectation(fixture.expected, outcome);
  if (mismatches.length === 0) return ["as the outcome says"];
  return mismatches.map(
    ({ path, expected, actual }) => `${path}: ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`,
  );
}

function labelled(label: string, lines: readonly string[]): string[] {
  return lines.map((line, index) => `${(index === 0 ? label : "").padEnd(LABEL_WIDTH)}${line}`);
}
