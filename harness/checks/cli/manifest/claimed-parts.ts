import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { CorpusCheck } from "../../kit/check.ts";
import { notApplicable, passed, unsupported } from "../../kit/fixture-check.ts";

/** What an adapter module must bring for a capability that it claims. A black box has no use for a codec. */
const PARTS: readonly { claim: "interactive" | "sessions"; part: keyof Adapter; ofParsers: boolean }[] = [
  { claim: "interactive", part: "interactiveInvocation", ofParsers: false },
  { claim: "sessions", part: "sessionCodec", ofParsers: true },
];

/** A capability that a part of the module stands for is not claimed without that part. */
const check: CorpusCheck = {
  invariant: "INV-CLI-MANIFEST-001",
  name: "claimed-parts",
  scope: "corpus",
  blackBox: "every-run",
  async run(_, { target }) {
    const { adapter, manifest, isBlackBox = false } = target;
    if (adapter === undefined) return unsupported("the adapter's parts are not in this process");
    const claimed = PARTS.filter(({ claim }) => manifest.capabilities?.[claim] === true).filter(
      ({ ofParsers }) => !(ofParsers && isBlackBox),
    );
    const missing = claimed.find(({ part }) => adapter[part] === undefined);
    if (missing === undefined)
      return claimed.length === 0
        ? notApplicable("nothing is claimed that needs a part")
        : passed(claimed.length);
    return {
      verdict: "failed",
      inputs: claimed.length,
      finding: {
        message: `the manifest claims ${missing.claim}, and the adapter has no ${missing.part}`,
        expected: `capabilities.${missing.claim} false, or a ${missing.part}`,
        actual: "nothing",
        hint: "A host that goes by the claim calls this part.",
      },
    };
  },
};
export default check;
