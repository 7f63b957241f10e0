import type { Attacks } from "../../../schemas/harness/v1/generated/report.ts";
import type { CheckIdentity } from "../plan/plan.ts";
import type { ExecutedCase } from "./known-failures.ts";

/** How many different checks had something to try among some cases, fixed ones and properties apart. */
export function attacksIn(cases: readonly ExecutedCase[], checks: readonly CheckIdentity[]): Attacks {
  const idOf = (invariant: string, name: string) => `${invariant} ${name}`;
  const random = new Set(
    checks.filter((check) => check.random).map(({ invariant, name }) => idOf(invariant, name)),
  );
  const tried = new Set(
    cases
      .filter(({ outcome }) => outcome.inputs > 0)
      .map(({ planned }) => idOf(planned.invariant, planned.check)),
  );
  const properties = [...tried].filter((check) => random.has(check)).length;
  return { transformations: tried.size - properties, properties };
}
