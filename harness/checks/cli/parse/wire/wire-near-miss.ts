import { brokenBy } from "../../../kit/random-survival.ts";
import { wireCheck } from "../../../kit/wire-check.ts";

/** A stream with one record that its wire schema just rejects is parsed without an exception all the same. */
export default wireCheck({
  invariant: "INV-CLI-PARSE-001",
  name: "wire-near-miss",
  message: "a stream with one record that is nearly right",
  hint: "Ask for the type of every field before using it: versions and gateways change shapes.",
  streams: "nearMisses",
  judge: (run, target) => brokenBy(target, run),
});
