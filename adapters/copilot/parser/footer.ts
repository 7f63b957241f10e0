import type { Usage } from "../../../contracts/cli/v1/adapter.ts";
import { addUsage } from "../../shared/outcome/add-usage.ts";
import { makeUsage } from "../../shared/outcome/make-usage.ts";

/**
 * The block with which text mode ends: on stderr, in early versions on stdout behind the answer
 * (github/copilot-cli#628).
 */
export interface Footer {
  usage: Usage | null;
  model: string | null;
  sessionId: string | null;
}

/** The first line of the block in each of its three styles. */
const FIRST = /^(?:Changes {2,}[+-]\d| ?Total usage est: +\S)/;
const LABELLED =
  /^(?:(?:Changes|Requests|Duration|Tokens|Resume) {2,}\S| ?(?:Total usage est|Total duration \((?:API|wall)\)|API time spent|Total session time|Total code changes): +\S| ?(?:Usage by model|Breakdown by AI model):$|Session exported to: )/;
/**
 * `claude-sonnet-4.5 13.7k input, 11 output, 0 cache read, 0 cache write (Est. 1 Premium request)`, or `in`, `out`.
 */
const MODEL_ROW =
  /^ {1,4}(\S+) +([\d.]+[kmb]?) in(?:put)?, ([\d.]+[kmb]?) out(?:put)?(?:, ([\d.]+[kmb]?) cache(?:d| read))?(?:, ([\d.]+[kmb]?) cache write)?(?: \(|$)/;
const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/**
 * Cuts the block off the end of stdout; null: it does not end with one. All of it must be there, since an answer may
 * hold any line of it.
 */
export function splitFooter(stdout: string): { rest: string; footer: Footer | null } {
  const lines: string[] = [];
  let [end, first] = [stdout.length, -1];
  while (end >= 0) {
    const start = end === 0 ? 0 : stdout.lastIndexOf("\n", end - 1) + 1;
    const line = stdout.slice(start, end);
    if (!isOfFooter(line)) break;
    lines.push(line);
    if (FIRST.test(line)) first = start;
    end = start - 1;
  }
  if (first === -1) return { rest: stdout, footer: null };
  return { rest: stdout.slice(0, Math.max(0, first - 1)), footer: readFooter(lines.reverse()) };
}

/** What the block on stderr says, wherever its lines stand: no words of a model or a tool are printed there. */
export function footerOn(stderr: string): Footer | null {
  const lines = stderr.split("\n").filter((line) => LABELLED.test(line) || MODEL_ROW.test(line));
  return lines.length === 0 ? null : readFooter(lines);
}

/** stderr without the lines of the block: they are no reason of a failure. */
export function withoutFooter(stderr: string): string {
  const lines = stderr.split("\n").filter((line) => !LABELLED.test(line) && !MODEL_ROW.test(line));
  return lines.join("\n");
}

function isOfFooter(line: string): boolean {
  return line.trim() === "" || LABELLED.test(line) || MODEL_ROW.test(line);
}

function readFooter(lines: readonly string[]): Footer {
  const models = lines.map((line) => MODEL_ROW.exec(line)).filter((row) => row !== null);
  const found = (pattern: RegExp) =>
    lines.map((line) => pattern.exec(line)?.[1]).find((one) => one !== undefined);
  const tokens = found(/^Tokens +(\S.*)$/);
  return {
    usage: tokens === undefined ? models.map(rowUsage).reduce(addUsage, null) : lineUsage(tokens),
    model: models[0]?.[1] ?? null,
    sessionId: found(/^Resume +copilot --resume=["']?([^\s"']+)/) ?? null,
  };
}

/** `↑ 120 • ↓ 8 • 0 (cached)`: what goes up includes what was cached. */
function lineUsage(line: string): Usage | null {
  const count = (pattern: RegExp) => countOf(pattern.exec(line)?.[1]);
  const cached = count(/([\d.]+[kmb]?) (?:\()?cached\b/);
  return printedUsage({
    input: count(/↑ ?([\d.]+[kmb]?)/),
    output: count(/↓ ?([\d.]+[kmb]?)/),
    cached,
    written: null,
    reasoning: count(/([\d.]+[kmb]?) (?:\()?reasoning\b/),
  });
}

function rowUsage([, , input, output, cached, written]: RegExpExecArray): Usage | null {
  return printedUsage({
    input: countOf(input),
    output: countOf(output),
    cached: countOf(cached),
    written: countOf(written),
    reasoning: null,
  });
}

interface Printed {
  input: number | null;
  output: number | null;
  cached: number | null;
  written: number | null;
  reasoning: number | null;
}

function printedUsage({ input, output, cached, written, reasoning }: Printed): Usage | null {
  return makeUsage({
    inputTokens: input === null ? null : Math.max(0, input - (cached ?? 0)),
    outputTokens: output,
    cacheReadTokens: cached,
    cacheCreationTokens: written,
    reasoningTokens: reasoning,
  });
}

/** `13.7k` is 13700: the figures of the older styles are rounded. */
function countOf(text: string | undefined): number | null {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)([kmb]?)$/.exec(text ?? "") ?? [];
  return amount === undefined ? null : Math.round(Number(amount) * (UNITS[unit ?? ""] ?? 1));
}
