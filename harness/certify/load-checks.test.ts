import { expect, it } from "vitest";
import { PROJECT_ROOT } from "../cli/project-root.ts";
import { familyOf } from "./invariants.ts";
import { loadChecks } from "./load-checks.ts";

it("finds the checks of a family in its folder, and none of it elsewhere", async () => {
  const all = await loadChecks(PROJECT_ROOT);
  const families = [...new Set(all.map(({ invariant }) => familyOf(invariant)))];
  expect(families.length).toBeGreaterThan(5);
  for (const family of families) {
    const own = all.filter(({ invariant }) => familyOf(invariant) === family);
    expect(await loadChecks(PROJECT_ROOT, [family])).toEqual(own);
  }
});
