import { sha256 } from "../../lib/bytes.ts";
import type { ExecutedCase } from "./known-failures.ts";

/**
 * One hash over what became of every case: two runs with one seed on the same files have the same. One line for each
 * case, sorted: invariant, check, fixture (`-`: the whole corpus) and verdict, with tabs between.
 */
export function resultsSha256(cases: readonly ExecutedCase[]): string {
  const lines = cases.map(({ planned: { invariant, check, fixture }, outcome }) =>
    [invariant, check, fixture ?? "-", outcome.verdict].join("\t"),
  );
  return sha256(lines.sort().join("\n"));
}
