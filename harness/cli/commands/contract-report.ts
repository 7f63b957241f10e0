import type { CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { corpusSha256 } from "../../corpus/corpus-sha256.ts";
import { version } from "../version.ts";
import type { Certified } from "./certify-many.ts";
import type { CertifyRequest } from "./certify-options.ts";

/** What became of adapters on one contract, without the time it took. */
export function contractReport(
  contract: string,
  done: readonly Certified[],
  { seed, runs }: Pick<CertifyRequest, "seed" | "runs">,
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
