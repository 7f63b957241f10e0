import tables from "../../../contracts/spawn/v1/error-codes.json" with { type: "json" };
import { assertHolds } from "../kit/check-failure.ts";
import { notApplicable } from "../kit/fixture-check.ts";
import { withMadeUpRun } from "../kit/hosts/made-up-run.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

/**
 * The code of a printed error document stands for a status: a number for itself, a word by the provider's table, whole
 * before in part (INV-SPAWN-ERR-004).
 */
export default spawnCheck("INV-SPAWN-ERR-004", "error-codes", async (bench) => {
  const { provider } = bench;
  if (!Object.hasOwn(tables, provider))
    return notApplicable("the document has no table of codes for this provider");
  const { exact, partial } = tables[provider as keyof typeof tables];
  const inPart = (partial as unknown as [string, number][]).map(([part, status]) => [
    `zz_${part}_zz`,
    status,
  ]);
  const codes = [[503, 503], ...Object.entries(exact), ...inPart] as [string | number, number][];
  for (const [code, status] of codes) {
    const stdout = `${JSON.stringify({ error: { message: `zz ${code}`, code } })}\n`;
    const result = await withMadeUpRun({ provider, stdout, code: 1 }, (folder) => spawned(bench, folder));
    assertHolds(result.apiErrorStatus === status, {
      message: `the code ${JSON.stringify(code)} stands for another status`,
      expected: String(status),
      actual: String(result.apiErrorStatus),
      hint: "Look the whole code up first, then parts of it.",
    });
  }
});
