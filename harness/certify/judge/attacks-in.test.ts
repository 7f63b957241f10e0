import { expect, it } from "vitest";
import { attacksIn } from "./attacks-in.ts";
import type { ExecutedCase } from "./known-failures.ts";

const CHECKS = [
  { invariant: "INV-CLI-PARSE-005", name: "cuts", scope: "fixture", random: true },
  { invariant: "INV-CLI-PARSE-005", name: "stream-order", scope: "fixture" },
  { invariant: "INV-CLI-ERR-001", name: "verdict-table", scope: "fixture" },
] as const;

function ran(invariant: string, check: string, inputs: number): ExecutedCase {
  return {
    planned: { invariant, check, fixture: "parrot/1.0.0/hello", seed: 1 },
    outcome: { verdict: inputs > 0 ? "passed" : "not-applicable", inputs },
  };
}

it("counts each check once, and only where it tried something", () => {
  const cases = [
    ran("INV-CLI-PARSE-005", "cuts", 3),
    ran("INV-CLI-PARSE-005", "cuts", 9),
    ran("INV-CLI-PARSE-005", "stream-order", 0),
    ran("INV-CLI-ERR-001", "verdict-table", 12),
  ];
  expect(attacksIn(cases, CHECKS)).toEqual({ transformations: 1, properties: 1 });
});
