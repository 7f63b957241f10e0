import { parseRegExpLiteral, visitRegExpAST } from "@eslint-community/regexpp";
import type { ErrorRule } from "./error-evidence.ts";

/** A list of rules from which one part is taken away. */
export interface WeakenedRules {
  /**
   * The part, as a person finds it in the source. The same words in several patterns, such as those that introduce an
   * error, are one part.
   */
  part: string;
  rules: readonly ErrorRule[];
}

/**
 * Every list of rules that is one part short: a code, a pattern, or an alternative of a pattern. Where no sentence is
 * classed otherwise by the shorter list, nothing needs the part.
 */
export function weakenedRules(rules: readonly ErrorRule[]): WeakenedRules[] {
  return rules.flatMap((rule, at) => {
    const replaced = (part: string, other: ErrorRule) => ({ part, rules: rules.with(at, other) });
    const patterns = [rule.text ?? []].flat();
    return [
      ...(rule.codes ?? []).map((code) =>
        replaced(`${rule.kind}: code ${code}`, {
          ...rule,
          codes: rule.codes!.filter((other) => other !== code),
        }),
      ),
      ...patterns.flatMap((pattern, index) => [
        replaced(`${rule.kind}: ${pattern}`, { ...rule, text: patterns.toSpliced(index, 1) }),
        ...withoutAnAlternative(pattern).map(({ part, shorter }) =>
          replaced(part, { ...rule, text: patterns.with(index, shorter) }),
        ),
      ]),
    ];
  });
}

/** A pattern without one of its alternatives, for each of them in every group that has several. */
function withoutAnAlternative(pattern: RegExp): { part: string; shorter: RegExp }[] {
  const found: { part: string; shorter: RegExp }[] = [];
  const { source, flags } = pattern;
  type Group = { raw: string; alternatives: readonly { raw: string; start: number; end: number }[] };
  const cut = ({ raw, alternatives }: Group) => {
    if (alternatives.length < 2) return;
    alternatives.forEach((alternative, index) => {
      // Offsets count the slash that begins the literal; the bar that goes is the one behind, or before the last.
      const start = alternative.start - 1 - (index === alternatives.length - 1 ? 1 : 0);
      const end = alternative.end - 1 + (index === alternatives.length - 1 ? 0 : 1);
      const shorter = new RegExp(source.slice(0, start) + source.slice(end), flags);
      found.push({ part: `${alternative.raw} of ${raw}`, shorter });
    });
  };
  visitRegExpAST(parseRegExpLiteral(pattern), {
    onPatternEnter: cut,
    onGroupEnter: cut,
    onCapturingGroupEnter: cut,
    onAssertionEnter: (node) => {
      if ("alternatives" in node) cut(node);
    },
  });
  return found;
}
