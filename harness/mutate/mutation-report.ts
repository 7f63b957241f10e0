import type { MutationTestResult, MutantResult as ReportedMutant } from "mutation-testing-report-schema/api";
import { version } from "../lib/project.ts";
import type { MutantResult } from "./mutation-score.ts";

/**
 * A report as https://github.com/stryker-mutator/mutation-testing-elements describes it: its HTML elements show it.
 *
 * @param sources text by file.
 */
export function mutationReport(
  results: readonly MutantResult[],
  sources: ReadonlyMap<string, string>,
): MutationTestResult {
  const files = [...sources].flatMap(([file, source]) => {
    const mutants = results.filter(({ mutant }) => mutant.file === file).map(reported);
    return mutants.length === 0 ? [] : [[file, { language: "typescript", source, mutants }] as const];
  });
  return {
    schemaVersion: "2",
    thresholds: { high: 90, low: 70 },
    framework: { name: "cliproof", version: version() },
    files: Object.fromEntries(files),
  };
}

function reported({ mutant, tried }: MutantResult): ReportedMutant {
  const { id, mutator, location, replacement } = mutant;
  return {
    id,
    mutatorName: mutator,
    location,
    replacement,
    status: tried.status,
    static: tried.isStatic,
    testsCompleted: tried.cases,
    ...(tried.by !== null && { statusReason: tried.by }),
    ...(tried.status === "Killed" && tried.by !== null && { killedBy: [tried.by] }),
  };
}
