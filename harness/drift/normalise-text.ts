import { stripAnsi } from "../../adapters/shared/framing/ansi-stripper.ts";

/** What differs from run to run, and what stands for it. Order counts: the longer shapes come first. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>"],
  [/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\b/g, "<time>"],
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d[:-]\d\d(?:[:-]\d\d)?(?:[.-]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, "<time>"],
  [/\b\d{1,2}:\d\d(?::\d\d)?(?:\.\d+)?(?: ?[ap]m)?\b/gi, "<time>"],
  [/\b(?:https?|wss?):\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?/g, "<api>"],
  [/\b127\.0\.0\.1(?::\d+)?/g, "<api>"],
  [/(?:file:\/\/)?(?<![\w.:<>/])(?:\/[\w.@+~-]+){2,}\/?/g, "<path>"],
  [/(?<![\w/])~\/[\w.@+~/-]+/g, "<path>"],
  [/<path>(?::\d+){1,2}/g, "<path>"],
  [/\b[A-Za-z]+_(?=[\w-]*\d)[\w-]{8,}\b/g, "<id>"],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\b/gi, "<id>"],
  [/(?<![\w.;[])\d+(?:\.\d+)? ?(?:ms|s|sec|seconds?|m|min|minutes?)\b/g, "<duration>"],
  [/\b(pid|PID|PGID:?) ?\d+/g, "$1 <pid>"],
  [/(thread '[^']*' )\(\d+\)/g, "$1(<pid>)"],
  // What Node says about a socket that broke.
  [/\b(\w*Port|bytesRead|bytesWritten): \d+/g, "$1: <number>"],
  [/\b\d{10,}\b/g, "<number>"],
];

/** What stands for the name of an own version, so that a text that shows it is no news. */
export interface TextSetting {
  version: string;
}

/**
 * A text without what differs from run to run: ids, times, durations, paths, addresses, the CLI's own version,
 * escape sequences.
 */
export function normaliseText(text: string, { version }: TextSetting): string {
  const plain = stripAnsi(text).replaceAll(version, "<version>");
  return VOLATILE.reduce((left, [pattern, sign]) => left.replaceAll(pattern, sign), plain);
}

/**
 * Lines of a text, normalised, each once, columns closed up; frames of stack traces and lines without a word left out.
 */
export function normalisedLines(text: string, setting: TextSetting): string[] {
  const lines = normaliseText(text, setting)
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(/\s+/g, " "))
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^at \S/.test(line));
  return [...new Set(lines)];
}
