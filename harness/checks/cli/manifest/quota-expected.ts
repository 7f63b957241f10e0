import { expectationCheck } from "../../kit/expectation-check.ts";

/** The quota windows of a run played as recorded: all of them, with the figures that the CLI printed. */
export default expectationCheck({
  invariant: "INV-CLI-MANIFEST-001",
  name: "quota-expected",
  message: "the quota windows are not those that the CLI printed",
  hint: "One entry for each window, with the newest figures; times as ISO 8601.",
  // How far a run that failed reports its windows is for the fixture's author to know, and is not known of all.
  part: ({ quota }) => (quota === undefined || quota === null ? undefined : { quota }),
});
