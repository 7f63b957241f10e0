import { expectationCheck } from "../../kit/expectation-check.ts";

/** The session of each run played as recorded is the one the CLI printed. */
export default expectationCheck({
  invariant: "INV-CLI-SESSION-001",
  name: "session-expected",
  message: "the session is not the one to go on with",
  hint: "session.id is what the CLI printed for this run; null where it printed none.",
  part: ({ session }) => (session === undefined ? undefined : { session }),
});
