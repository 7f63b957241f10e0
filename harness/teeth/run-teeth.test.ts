import { describe, expect, it } from "vitest";
import { isFull } from "./kill-table.ts";
import { renderKillTable } from "./render-kill-table.ts";
import { runTeeth } from "./run-teeth.ts";

const MINUTES = 60_000;

describe("runTeeth", () => {
  // The whole table, of every adapter, is what `npm run teeth` makes; .ci/run holds it full.
  it(
    "catches every saboteur of two families, passes claude itself, and leaves no invariant without teeth",
    async () => {
      const table = await runTeeth({ adapters: ["claude"], seed: 1, runs: 10, only: ["ERR", "SESSION"] });
      expect(isFull(table), renderKillTable(table)).toBe(true);
    },
    10 * MINUTES,
  );

  it("says in one line when there is no such adapter or invariant", async () => {
    await expect(runTeeth({ adapters: ["clade"], seed: 1, runs: 1, only: ["SESSION-003"] })).rejects.toThrow(
      /unknown adapter clade/,
    );
    await expect(runTeeth({ adapters: ["claude"], seed: 1, runs: 1, only: ["NONSENSE"] })).rejects.toThrow(
      /no invariant is called NONSENSE/,
    );
  });

  it("gives the same table for the same seed", async () => {
    const options = { adapters: ["claude"], seed: 3, runs: 5, only: ["SESSION-003", "EVENT-003"] };
    expect(await runTeeth(options)).toEqual(await runTeeth(options));
  });
});
