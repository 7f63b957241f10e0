import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import type { ErrorKind } from "../../../contracts/cli/v1/adapter.ts";
import type { ErrorRule } from "./error-evidence.ts";
import { errorMessage } from "./error-message.ts";
import { findRule } from "./find-rule.ts";
import { plainWords } from "./plain-words.ts";
import { TEXT_RULES } from "./text-rules.ts";
import { weakenedRules } from "./weakened-rules.ts";

/** An error as a CLI reports it, and what the rules beside its file make of it. */
interface Sample {
  /** The kind that the rules must find; absent for a near miss. */
  kind?: ErrorKind;
  /** The kind that a near miss resembles and must not be taken for. */
  nearMissOf?: ErrorKind;
  text?: string;
  code?: string;
  /** Providers whose CLI prints it; absent: any may. */
  printedBy?: readonly string[];
  /** Where the words come from: a fixture, a published package, an API's documentation, a public report. */
  source: string;
}

type Classify = (rules: readonly ErrorRule[], sample: Sample) => ErrorKind | undefined;

const ADAPTERS = path.resolve(import.meta.dirname, "../..");

const own: Classify = (rules, { code, text }) => findRule(rules, code, text)?.kind;

/** The common rules see what is left of a text after the adapter has taken the reason out of it. */
const common: Classify = (rules, { text = "" }) =>
  findRule(rules, null, plainWords(errorMessage(text) ?? ""))?.kind;

const PROVIDERS = readdirSync(ADAPTERS).filter((name) => existsSync(path.join(ADAPTERS, name, "index.ts")));

const RULE_FILES = readdirSync(ADAPTERS, { encoding: "utf8", recursive: true }).filter(
  (file) => path.basename(file) === "error-rules.ts",
);

const LISTS: [folder: string, rules: readonly ErrorRule[], kindOf: Classify][] = [
  ["shared/errors", TEXT_RULES, common],
  ...(await Promise.all(
    RULE_FILES.map(async (file): Promise<[string, readonly ErrorRule[], Classify]> => {
      const { ERROR_RULES } = await import(path.join(ADAPTERS, file));
      return [path.dirname(file), ERROR_RULES, own];
    }),
  )),
];

it("finds the rules of every adapter", () => expect(LISTS.length).toBeGreaterThan(11));

describe.each(LISTS)("%s", (folder, rules, kindOf) => {
  const file = path.join(ADAPTERS, folder, "error-samples.json");
  const samples: Sample[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const errors = samples.filter(({ kind }) => kind !== undefined);

  test.each(errors)("$kind: $text $code", (sample) => expect(kindOf(rules, sample)).toBe(sample.kind));

  test.each(samples.filter(({ nearMissOf }) => nearMissOf))("not $nearMissOf: $text", (sample) =>
    expect(kindOf(rules, sample)).not.toBe(sample.nearMissOf),
  );

  it("names a source for each sample", () => {
    expect(samples.filter(({ source }) => !/^\S.{3,}/.test(source ?? ""))).toEqual([]);
  });

  it("names providers alone that print a sentence", () => {
    const known = new Set(PROVIDERS);
    expect(samples.filter(({ printedBy = [] }) => printedBy.some((one) => !known.has(one)))).toEqual([]);
  });

  it("ties a pattern to the start of a line, or has a near miss for its kind", () => {
    const untied = rules.flatMap(({ kind, text }) =>
      [text ?? []].flat().flatMap((pattern) => (pattern.source.startsWith("^") ? [] : { kind, pattern })),
    );
    const without = untied.filter(({ kind }) => !samples.some(({ nearMissOf }) => nearMissOf === kind));
    expect(without).toEqual([]);
  });

  it("does not take a sentence for an error that is only quoted within a line", () => {
    const quotes = errors.flatMap(({ text }) => (text ? `it said: ${text.split("\n", 1)}` : []));
    const tied = rules.flatMap(({ text }) => text ?? []).filter(({ source }) => source.startsWith("^"));
    expect(tied.filter((pattern) => quotes.some((quote) => quote.search(pattern) !== -1))).toEqual([]);
  });

  it("needs every code, every pattern and every alternative of one", () => {
    const kinds = samples.map((sample) => kindOf(rules, sample));
    const needed = new Map<string, boolean>();
    for (const { part, rules: fewer } of weakenedRules(rules)) {
      const changes = () => samples.some((sample, at) => kindOf(fewer, sample) !== kinds[at]);
      if (!needed.get(part)) needed.set(part, changes());
    }
    expect([...needed].flatMap(([part, isNeeded]) => (isNeeded ? [] : part))).toEqual([]);
  });
});
