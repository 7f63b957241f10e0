import { dirname, relative } from "node:path";
import type { VersionCertification } from "../../schemas/harness/v1/generated/drift.ts";
import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import type { Fixture } from "../model/fixture.ts";
import { brokenInvariants } from "../report/failures.ts";

/**
 * The folders that hold fixtures and nothing else: those of whole versions, where they were not picked one by one.
 *
 * @param all whatever else is there; a folder that holds any of it is not named.
 * @returns paths from the working directory.
 */
export function foldersOf(fixtures: readonly Fixture[], all: readonly Fixture[]): string[] {
  const own = new Set(fixtures.map(({ folder }) => folder));
  const mixed = new Set(all.filter(({ folder }) => !own.has(folder)).map(({ folder }) => dirname(folder)));
  const folders = fixtures.map(({ folder }) => (mixed.has(dirname(folder)) ? folder : dirname(folder)));
  return [...new Set(folders)].map((folder) => relative(process.cwd(), folder) || ".").sort();
}

/** What a drift report keeps of a certification: the verdict, and each broken case with the command that replays it. */
export function certificationOf(version: string, report: AdapterReport): VersionCertification {
  const broken = brokenInvariants(report).flatMap(({ id, cases }) =>
    cases.map(({ fixture, finding }) => ({
      invariant: id,
      fixture,
      message: finding.message,
      ...(finding.replay === undefined ? {} : { replay: finding.replay }),
    })),
  );
  return {
    version,
    certified: report.certified,
    fixtures: report.fixtures.total,
    totals: report.totals,
    broken,
  };
}
