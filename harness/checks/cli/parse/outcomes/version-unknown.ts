import { compareReplays } from "../../../../driver/compare-replays.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/**
 * The same run, its parser not given the CLI's version: the outcome is the same, or says less about figures
 * (INV-CLI-PARSE-008). A host does not always know the version, and a new one is in no adapter's list.
 */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-008",
  name: "version-unknown",
  hint: "cliVersion is optional. Tell shapes apart by what is printed; where only the version tells what a figure covers, report null.",
  unfit: (run) => (run.cliVersion === undefined ? "the CLI's version is not known" : undefined),
  *variants() {
    yield {
      what: "without the CLI's version",
      transform: (run) => ({ ...run, cliVersion: undefined }),
      keepsBytes: true,
      judge(before, after, run) {
        const { usage } = after.outcome;
        // Where nothing says whether a run went on with a session, the version may be all that tells totals apart.
        const isLess = usage == null || usage.estimated || run.session === undefined;
        return compareReplays(before, after, [
          "outcome.diagnostics",
          ...(isLess ? ["outcome.usage"] : []),
          ...(after.outcome.costUsd == null ? ["outcome.costUsd"] : []),
        ]);
      },
    };
  },
});
