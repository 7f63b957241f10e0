import type { Run } from "../../model/target.ts";
import { documentsOf } from "../../records/documents.ts";

/** Lines that shells, wrappers, package managers and CLIs print between records. None speaks of a failure. */
const NOISE: readonly string[] = [
  "> zz-project@1.0.0 start",
  "",
  "null",
  "3",
  '"zz"',
  "[]",
  "true",
  "   ",
  "{",
  "}",
  '{"type":"zz_half","text":"zz',
  "[zz] 2026-01-01T00:00:00.000Z starting up",
  "(node:4242) ZzNotice: an experimental feature is in use",
  "    at main (/zz/app/cli.js:10:5)",
  "zz \u2588\u2588\u2588\u2591 75% é 日本",
  "{zz: 'no JSON', text: 'zz'}",
  '[{"zz":1},2]',
  "data: zz",
  "```json",
  "NaN",
];

/** Whether a line of noise is one that an adapter must count. */
export function isBlank(line: string): boolean {
  return line.trim() === "";
}

/** The noise lines, and the first half of the run's own longest and shortest record. */
export function noiseLines(run: Run): string[] {
  const texts = documentsOf(run).flatMap(({ text }) => (text === undefined ? [] : [text.trim()]));
  const ordered = texts.sort((a, b) => a.length - b.length);
  const halves = [ordered[0], ordered.at(-1)].flatMap((text) =>
    text === undefined
      ? []
      : [text.slice(0, Math.min(2000, text.length >> 1)).replace(/[\ud800-\udbff]$/, "")],
  );
  return [...NOISE, ...halves];
}
