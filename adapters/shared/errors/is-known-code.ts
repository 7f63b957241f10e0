import { codeKey, kindOfCode } from "./error-codes.ts";
import type { ErrorRule } from "./error-evidence.ts";

/** True for a word that stands for a kind by itself: everywhere, or by one of the provider's rules. */
export function isKnownCode(code: string, rules: readonly ErrorRule[]): boolean {
  const isOwn = rules.some(({ codes = [] }) => codes.some((one) => codeKey(one) === codeKey(code)));
  return isOwn || kindOfCode(code) !== null;
}
