import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Invocation } from "../../../../contracts/cli/v1/adapter.ts";
import { isRecord } from "../../../lib/json.ts";
import { FILES_FOLDER, type Witness } from "./wishes.ts";

/**
 * What an invocation starts, piece by piece, with each witness replaced by its name in angle brackets: `argument
 * --model ⟨model⟩`, `variable COPILOT_MODEL=⟨model⟩`, `stdin ⟨prompt⟩`. Invocations of different requests can so be
 * compared. A value is one piece with the flag before it; a file is where its path is.
 */
export function invocationTokens(invocation: Invocation, witnesses: readonly Witness[]): string[] {
  const mark = marker(witnesses);
  const files = invocation.files ?? [];
  const paths = files.map((file) => ({ path: path.join(FILES_FOLDER, file.path), text: mark(file.text) }));
  const words = [...invocation.args, ...Object.values(invocation.env ?? {})];
  const unnamed = paths.filter((file) => !words.some((word) => word.includes(file.path)));
  const text = (value: string) =>
    paths.reduce((line, file) => line.replaceAll(file.path, `a file with ${file.text}`), mark(value));
  return [
    `command ${invocation.command}`,
    ...argumentTokens(invocation.args.map(text)),
    ...Object.entries(invocation.env ?? {}).map(([name, value]) => `variable ${mark(name)}=${text(value)}`),
    ...stdinTokens(invocation.stdin, mark, witnesses),
    ...unnamed.map((file) => `file ${file.path}, which no argument names`),
  ];
}

/** The pieces that one has more of than the other. */
export function tokensBeyond(tokens: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return tokens.filter((token) => {
    const index = left.indexOf(token);
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}

/** Whether a piece holds the witness of this name. */
export function holdsWitness(token: string, name: string): boolean {
  return token.includes(`⟨${name}⟩`);
}

/** The argument that is a flag, without what is tied to it; undefined for any other word. */
export function flagOf(word: string): string | undefined {
  return /^--?[A-Za-z][\w-]*(?==|$)/.exec(word)?.[0];
}

/** A value and its flag are one piece, whether it is tied to the flag or the word behind it. */
function argumentTokens(words: readonly string[]): string[] {
  const tokens: string[] = [];
  let flag: string | undefined;
  const counted = words.filter((word) => word !== "--");
  for (const [index, word] of counted.entries()) {
    const tied = /^(--?[A-Za-z][\w-]*)=(.*⟨.*)$/s.exec(word);
    if (tied !== null) tokens.push(`argument ${tied[1]} ${tied[2]}`);
    else if (isValue(word)) tokens.push(`argument ${flag === undefined ? "" : `${flag} `}${word}`);
    else {
      flag = /^[\w-]+$/.test(word) && !/^(?:true|false|\d+)$/.test(word) ? word : undefined;
      const isCounted = flag !== undefined && isValue(counted[index + 1] ?? "");
      if (!isCounted) tokens.push(`argument ${word}`);
    }
  }
  return tokens;
}

function isValue(word: string): boolean {
  return word.includes("⟨") && flagOf(word) === undefined;
}

/** A body of JSON field by field, so that a wish in it changes its own field; any other text whole. */
function stdinTokens(
  stdin: string | null | undefined,
  mark: (text: string) => string,
  witnesses: readonly Witness[],
): string[] {
  if (stdin == null) return [];
  const body = parsed(stdin);
  if (!isRecord(body)) return [`stdin ${mark(stdin)}`];
  return leaves(body, "stdin", witnesses).map(([place, value]) => `${place} ${mark(value)}`);
}

function leaves(
  value: unknown,
  place: string,
  witnesses: readonly Witness[],
): [place: string, text: string][] {
  const whole = witnesses.find((witness) => isDeepStrictEqual(witness.value, value));
  if (whole !== undefined) return [[place, `⟨${whole.name}⟩`]];
  if (value === null || typeof value !== "object") return [[place, String(value)]];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, isList ? `${place}[]` : `${place}.${key}`, witnesses),
  );
}

/** Replaces witnesses: texts as they are or as JSON writes them, numbers that stand alone, documents that are equal. */
function marker(witnesses: readonly Witness[]): (text: string) => string {
  const byLength = [...witnesses].sort((a, b) => String(b.value).length - String(a.value).length);
  return (text) => {
    const document = parsed(text);
    const whole = byLength.find(
      ({ value }) => typeof value === "object" && isDeepStrictEqual(value, document),
    );
    if (whole !== undefined) return `⟨${whole.name}⟩`;
    return byLength.reduce((line, { name, value }) => replaced(line, value, `⟨${name}⟩`), text);
  };
}

function replaced(line: string, value: Witness["value"], name: string): string {
  if (typeof value === "object") return line.replaceAll(JSON.stringify(value), name);
  if (typeof value === "number" || /^\w+$/.test(value))
    return line.replaceAll(new RegExp(`(?<![\\w.])${escaped(String(value))}(?![\\w.])`, "g"), name);
  return line.replaceAll(value, name).replaceAll(JSON.stringify(value).slice(1, -1), name);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function parsed(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
