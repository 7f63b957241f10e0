import { codeKey } from "./error-codes.ts";
import type { ErrorRule } from "./error-evidence.ts";

/**
 * The first rule that applies to an error: one of its codes is the error's own, or one of its patterns is met in the
 * text.
 *
 * @param code - the error's own word, such as `rate_limit_error`, if it has one
 * @param text - what a person would read, without escape sequences, if there is any
 */
export function findRule(
  rules: readonly ErrorRule[],
  code: string | null | undefined,
  text: string | null | undefined,
): ErrorRule | undefined {
  const key = code ? codeKey(code) : null;
  return rules.find((rule) => applies(rule, key, text));
}

/** @param key the error's own word in one spelling, see codeKey. */
function applies(rule: ErrorRule, key: string | null, text: string | null | undefined): boolean {
  if (key !== null && rule.codes?.some((word) => codeKey(word) === key)) return true;
  if (!text || rule.text === undefined) return false;
  // `search` starts at the beginning each time, for a global pattern too.
  return [rule.text].flat().some((pattern) => text.search(pattern) !== -1);
}
