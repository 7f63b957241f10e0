import { stripAnsi } from "../framing/ansi-stripper.ts";
import type { ErrorEvidence, ErrorRule } from "./error-evidence.ts";
import { errorMessage } from "./error-message.ts";

/** What the process printed outside of its records. */
export interface UnstructuredOutput {
  /** Lines of stdout that were no records, or stdout of a failed text-mode run. */
  noise: string;
  stderr: string;
}

/** How one provider's lines outside of records are distinguished. */
export interface LinePatterns {
  /** Lines of stderr that the CLI prints in good runs too: they say nothing about a failure. */
  notice: RegExp;
  /**
   * Starts of the lines that the CLI prints for an error. Where stderr or a record speaks, only these and the sentences
   * of `rules` count on stdout: any other line is a banner (alexhawat/mergeCraft#445).
   */
  errorLine: RegExp;
  /** The provider's rules: a line that begins as one of their patterns asks for is the CLI's own. */
  rules?: readonly ErrorRule[];
  /** Something more trusted says why the run failed, or its end itself does. */
  isExplained?: boolean;
}

/** Evidence of a run without records, or beside them; escape sequences are stripped before any line is looked at. */
export function unstructuredEvidence(
  { noise, stderr }: UnstructuredOutput,
  lines: LinePatterns,
): ErrorEvidence[] {
  const words = linesOf(stderr, (line) => !lines.notice.test(line));
  // A warning on stderr says nothing, and takes nothing from what stdout says.
  const isBanner = errorMessage(words) !== null || lines.isExplained === true;
  const isOwn = (line: string) => lines.errorLine.test(line) || beginsAsRuled(line, lines.rules);
  const said = linesOf(noise, (line) => !isBanner || isOwn(line));
  const evidence: ErrorEvidence[] = [];
  if (said !== "") evidence.push({ place: "stdout", text: said });
  if (words !== "") evidence.push({ place: "stderr", text: words });
  return evidence;
}

/** True for a line that begins as a pattern which is tied to the start of a line asks for. */
function beginsAsRuled(line: string, rules: readonly ErrorRule[] = []): boolean {
  return rules.some(({ text = [] }) =>
    [text].flat().some((pattern) => pattern.source.startsWith("^") && line.search(pattern) === 0),
  );
}

function linesOf(text: string, isKept: (line: string) => boolean): string {
  if (text === "") return "";
  return stripAnsi(text).split("\n").filter(isKept).join("\n").trim();
}
