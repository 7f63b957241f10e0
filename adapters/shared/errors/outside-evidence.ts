import type { ErrorEvidence } from "./error-evidence.ts";

/** What the process printed outside of its records. */
export interface Outside {
  /** Lines of stdout that were no records, or stdout of a failed text-mode run. */
  noise: string;
  stderr: string;
}

/**
 * Evidence of a run without records, or beside them.
 *
 * @param warning lines of stderr that the CLI prints in good runs too: they say nothing about a failure.
 */
export function outsideEvidence({ noise, stderr }: Outside, warning: RegExp): ErrorEvidence[] {
  const evidence: ErrorEvidence[] = [];
  if (noise !== "") evidence.push({ place: "stdout", text: noise });
  const words = withoutLines(stderr, warning);
  if (words !== "") evidence.push({ place: "stderr", text: words });
  return evidence;
}

function withoutLines(text: string, pattern: RegExp): string {
  const lines = text.split("\n").filter((line) => !pattern.test(line));
  return lines.join("\n").trim();
}
