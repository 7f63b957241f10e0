import { brokenBy } from "../../../kit/random-survival.ts";
import { wireCheck } from "../../../kit/wire-check.ts";

/** Any stream that the wire schema allows is parsed without an exception, into an outcome that fits its schema. */
export default wireCheck({
  invariant: "INV-CLI-PARSE-001",
  name: "wire-any-stream",
  message: "a valid stream",
  hint: "Every field that the wire schema makes optional or nullable can be absent or null.",
  streams: "valid",
  judge: (run, target) => brokenBy(target, run),
});
