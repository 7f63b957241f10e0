import fc from "fast-check";
import { cutAt } from "../../../../changes/bytes/cut-at.ts";
import { fractions } from "../../../../changes/bytes/mutate-bytes.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import type { FixtureCheck } from "../../../kit/check.ts";
import { randomSurvival } from "../../../kit/random-survival.ts";

/** A recorded run that ends early on both streams, its rest cut anywhere (INV-CLI-PARSE-001). */
const check: FixtureCheck = {
  invariant: "INV-CLI-PARSE-001",
  name: "any-cut",
  scope: "fixture",
  random: true,
  run: (fixture, context) => {
    const share = fractions();
    const inputs = fc.record({ out: share, err: share, cuts: fc.array(share, { maxLength: 12 }) });
    return randomSurvival(
      fixture,
      context,
      "ended early and cut anywhere",
      inputs,
      (run, { out, err, cuts }) => {
        const shortened = withBytes(run, {
          out: start(runBytes(run, "out"), out),
          err: start(runBytes(run, "err"), err),
        });
        const length = runBytes(shortened, "out").length;
        return cutAt(shortened, { out: cuts.map((cut) => Math.floor(cut * length)), err: [] });
      },
    );
  },
};
export default check;

function start(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.floor(share * bytes.length));
}
