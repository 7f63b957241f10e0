import { describe, expect, it } from "vitest";
import { equivalenceCheck } from "./equivalence-check.ts";
import { runCheck } from "./testing/run-check.ts";
import { outcomeFault } from "./testing/toy-faults.ts";

const unchanged = equivalenceCheck({
  invariant: "INV-CLI-PARSE-012",
  name: "unchanged",
  hint: "There is none.",
  variants: () => [{ what: "without a change", transform: (run) => ({ ...run }) }],
});

describe("equivalenceCheck", () => {
  it("reports an outcome that differs once and not again, with both values", async () => {
    let replays = 0;
    const adapter = outcomeFault((outcome) =>
      ++replays === 2 ? { ...outcome, content: "another" } : outcome,
    );
    const { finding } = await runCheck(unchanged, adapter);
    expect(finding?.message).toBe(
      "without a change; played again, the same bytes gave another outcome: outcome.content differs",
    );
    expect(finding?.actual).toBe('"another"');
    expect(finding?.hint).toMatch(/earlier run, the time or a random number/);
  });
});
