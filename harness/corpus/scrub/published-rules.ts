import { rules } from "@secretlint/secretlint-rule-preset-recommend";
import type { SecretLintRuleContext, SecretLintSourceCode } from "@secretlint/types";

/** What a rule of secretlint's preset found: kind, and where it begins and ends. */
export type PublishedFinding = readonly [kind: string, start: number, end: number];

type Report = Parameters<SecretLintRuleContext["report"]>[0];

const reports: Report[] = [];
const CONTEXT = {
  createTranslator: () => (messageId: string) => ({ message: messageId, messageId }),
  report: (report: Report) => reports.push(report),
  ignore: () => {},
} as unknown as SecretLintRuleContext;

/** Comments may switch rules off; in recordings they are data. */
const RULES = rules
  .filter((rule) => !rule.meta.id.endsWith("filter-comments"))
  .map((rule) => ({ kind: rule.meta.id.replace(/^.*rule-/, ""), made: rule.create(CONTEXT, {}) }));

const SOURCE = { filePath: "recording.txt", ext: ".txt", contentType: "text" };

/** A token and nothing beside it: what a rule reports with its label or its address is left to our own shapes. */
const TOKEN = /^[\w.+~-]+={0,2}$/;

/**
 * What the rules of secretlint's recommended preset find in a text: tokens of services, whose forms that package keeps
 * up to date.
 */
export function publishedFindings(text: string): PublishedFinding[] {
  return RULES.flatMap(({ kind, made }) => {
    reports.length = 0;
    // Only files of keys in a binary format are read by a promise, and this is none.
    void made.file?.({ ...SOURCE, content: text } as unknown as SecretLintSourceCode);
    return reports
      .map(({ range: [start, end] }): PublishedFinding => [kind, start, end])
      .filter(([, start, end]) => TOKEN.test(text.slice(start, end)));
  });
}
