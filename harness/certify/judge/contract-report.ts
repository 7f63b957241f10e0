import type { AdapterReport, CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { corpusSha256 } from "../../corpus/corpus-sha256.ts";
import { version } from "../../lib/project.ts";
import type { Fixture } from "../../model/fixture.ts";

/** The report on adapters that were certified on one contract, without the time it took. */
export function contractReport(
  contract: string,
  done: readonly { report: AdapterReport; fixtures: readonly Fixture[] }[],
  { seed, runs }: { seed: number; runs: number },
): CertificationReport {
  return {
    schemaVersion: 1,
    cliproof: version(),
    contract,
    seed,
    runs,
    corpusSha256: corpusSha256(done.flatMap(({ fixtures }) => fixtures)),
    certified: done.every(({ report }) => report.certified),
    adapters: done.map(({ report }) => report),
  };
}
