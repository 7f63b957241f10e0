import { expect, it } from "vitest";
import { familyOf } from "../model/invariants.ts";
import { loadChecks } from "./load-checks.ts";

it("finds the checks of a family in its folder, and none of it elsewhere", async () => {
  const all = await loadChecks("cli");
  const families = [...new Set(all.map(({ invariant }) => familyOf(invariant)))];
  expect(families.length).toBeGreaterThan(5);
  for (const family of families) {
    const own = all.filter(({ invariant }) => familyOf(invariant) === family);
    expect(await loadChecks("cli", [family])).toEqual(own);
  }
});
