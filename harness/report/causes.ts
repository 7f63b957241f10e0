import type { BrokenCase } from "./failures.ts";

/** Cases that most likely broke for one reason: the same check found the same thing in the same place. */
export interface Cause {
  cases: BrokenCase[];
}

/**
 * Broken cases of one invariant by their cause, that of most cases first.
 *
 * @returns the causes; each has its cases in the order of the report.
 */
export function byCause(cases: readonly BrokenCase[]): Cause[] {
  const causes = new Map<string, BrokenCase[]>();
  for (const one of cases) {
    const key = causeOf(one);
    causes.set(key, [...(causes.get(key) ?? []), one]);
  }
  return [...causes.values()]
    .map((found) => ({ cases: found }))
    .toSorted((a, b) => b.cases.length - a.cases.length);
}

/** What is the same in findings of one cause: without quoted texts and numbers, which are those of the input. */
function causeOf({ verdict, finding }: BrokenCase): string {
  const { check = "", field, message } = finding;
  const place = typeof field === "string" ? field : message;
  return [verdict, check, place.replaceAll(/"[^"]*"|\d+/g, "#")].join("\n");
}
