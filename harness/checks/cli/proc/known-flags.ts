import { hiddenFlags, knownFlags } from "../../../sandbox/known-flags.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { show } from "../../kit/mismatch-difference.ts";
import { processCheck } from "../../kit/process-check.ts";
import { invocationConfig, requestedFlags } from "../../kit/requested-flags.ts";

/** For each CLI version whose help was recorded, the invocation has flags only which that version knows. */
export default processCheck("INV-CLI-PROC-013", "known-flags", async (bench) => {
  const { corpus, fixtures, target } = bench;
  const found = invocationConfig(bench);
  if ("verdict" in found) return found;
  const versions = knownFlags(corpus.length > 0 ? corpus : fixtures);
  const hidden = hiddenFlags(versions);
  let tried = 0;
  for (const { version, help, accepted } of versions) {
    if (help === null) continue;
    for (const { wish, args, flags } of requestedFlags(found.adapter, found.config, version)) {
      tried++;
      const unknown = flags.filter((flag) => !help.has(flag) && !accepted.has(flag) && !hidden.has(flag));
      assertHolds(unknown.length === 0, {
        message: `the CLI of ${target.id} ${version} knows no ${unknown.join(", ")}`,
        expected: "flags of its recorded help, or that a recording shows accepted",
        actual: show(args),
        input: wish,
        hint: "Choose flags by the CLI's version; one that it does not know fails every run.",
      });
    }
  }
  return tried === 0
    ? unproven("no help of any CLI version was recorded")
    : { verdict: "passed", inputs: tried };
});
