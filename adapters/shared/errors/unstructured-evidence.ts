import { stripAnsi } from "../framing/ansi-stripper.ts";
import type { ErrorEvidence } from "./error-evidence.ts";

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
   * Starts of the lines that the CLI prints for an error. Where stderr or a record speaks, only these count on stdout:
   * any other line is a banner (alexhawat/mergeCraft#445).
   */
  errorLine: RegExp;
  /** Something more trusted says why the run failed, or its end itself does. */
  isExplained?: boolean;
}

/** Evidence of a run without records, or beside them; escape sequences are stripped before any line is looked at. */
export function unstructuredEvidence(
  { noise, stderr }: UnstructuredOutput,
  lines: LinePatterns,
): ErrorEvidence[] {
  const words = linesOf(stderr, (line) => !lines.notice.test(line));
  const isBanner = words !== "" || lines.isExplained === true;
  const said = isBanner ? linesOf(noise, (line) => lines.errorLine.test(line)) : linesOf(noise, () => true);
  const evidence: ErrorEvidence[] = [];
  if (said !== "") evidence.push({ place: "stdout", text: said });
  if (words !== "") evidence.push({ place: "stderr", text: words });
  return evidence;
}

function linesOf(text: string, isKept: (line: string) => boolean): string {
  return stripAnsi(text).split("\n").filter(isKept).join("\n").trim();
}
