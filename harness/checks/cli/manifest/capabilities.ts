import { recordedReplay } from "../../../driver/recorded-replay.ts";
import { CAPABILITY_EVIDENCE, type CapabilityEvidence } from "../../../facts/capability-evidence.ts";
import type { Fixture } from "../../../model/fixture.ts";
import type { Target } from "../../../model/target.ts";
import type { CheckResult, CorpusCheck } from "../../kit/check.ts";
import { isPlayable, notApplicable, passed, unproven } from "../../kit/fixture-check.ts";

const HINT =
  "manifest.capabilities says what a driver may rely on: claim what is reported, report what is claimed.";

/** Each capability that is claimed is honoured, and each that is honoured is claimed. */
const check: CorpusCheck = {
  invariant: "INV-CLI-MANIFEST-001",
  name: "capabilities",
  scope: "corpus",
  blackBox: "every-run",
  async run(fixtures, { target }) {
    const { capabilities } = target.manifest;
    if (capabilities === undefined) return unproven("the manifest claims no capabilities");
    const fit = fixtures.filter((fixture) => isPlayable(fixture, target));
    if (fit.length === 0) return notApplicable("no fixture can be played");
    for (const evidence of CAPABILITY_EVIDENCE) {
      if (evidence.needsEvents && target.isBlackBox) continue;
      const { honoured, owed } = await look(evidence, fit, target);
      const claim = capabilities[evidence.name] ?? evidence.isClaimedByDefault;
      const isClaimed = claim === true;
      if (isClaimed && honoured === undefined && owed !== undefined) {
        return broken(fit.length, `${evidence.name} is claimed and never reported`, owed);
      }
      if (!isClaimed && honoured !== undefined) {
        return broken(fit.length, `${evidence.name} is reported and not claimed`, honoured);
      }
    }
    return passed(fit.length);
  },
};
export default check;

/** The first fixture on which the adapter reports it, and the first that has a value for it. */
async function look(evidence: CapabilityEvidence, fixtures: readonly Fixture[], target: Target) {
  let honoured: Fixture | undefined;
  let owed: Fixture | undefined;
  for (const fixture of fixtures) {
    if (evidence.expected?.(fixture.expected, fixture)) owed ??= fixture;
    if (evidence.reported(await recordedReplay(fixture, target))) honoured ??= fixture;
  }
  return { honoured, owed };
}

function broken(tried: number, message: string, fixture: Fixture): CheckResult {
  return { verdict: "failed", inputs: tried, finding: { message, fixture: fixture.id, hint: HINT } };
}
