import { changeOutcome } from "../../kit/change-outcome.ts";
import { type CorpusFixture, someFixture } from "../../kit/corpus-fixtures.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

/** Also an error record that the run overcame (anomalyco/opencode#50062). */
const NOTICE = /api_retry|reconnecting|retrying|^\{"type":"error"/im;

export default {
  name: "retry-notice-is-fatal",
  invariant: "INV-CLI-ERR-003",
  fault: "Takes a notice of a retry that went well for the end (nexu-io/open-design#2268).",
  skip: (adapter) => (someFixture(adapter, overcame) ? null : "no good run here tells of a retry"),
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) =>
      outcome.status === "ok" && NOTICE.test(seen.text("out") + seen.text("err"))
        ? asError(outcome, "transport", "retrying", "record")
        : outcome,
    ),
} satisfies Saboteur;

function overcame({ expected, stdout, stderr }: CorpusFixture): boolean {
  return expected.status === "ok" && NOTICE.test(stdout + stderr);
}
