import { knownFlags } from "../../../sandbox/known-flags.ts";
import { unproven } from "../../kit/fixture-check.ts";
import { processCheck } from "../../kit/process-check.ts";
import { invocationConfig, requestedFlags } from "../../kit/requested-flags.ts";

/** Versions and flags that one line names. */
const NAMED = 4;

/** What no recorded help proves, recordings of runs may: else it is unproven, and the report says what. */
export default processCheck("INV-CLI-PROC-013", "seen-flags", async (bench) => {
  const { corpus, fixtures } = bench;
  const found = invocationConfig(bench);
  if ("verdict" in found) return found;
  let tried = 0;
  const unseen: string[] = [];
  for (const { version, help, accepted } of knownFlags(corpus.length > 0 ? corpus : fixtures)) {
    const wished = requestedFlags(found.adapter, found.config, version);
    tried += wished.length;
    const flags = [...new Set(wished.flatMap(({ flags }) => flags))];
    const missing = flags.filter((flag) => help?.has(flag) !== true && !accepted.has(flag));
    if (missing.length > 0) unseen.push(`${version}: ${missing.slice(0, NAMED).join(", ")}`);
  }
  if (tried === 0) return unproven("no CLI version was recorded");
  if (unseen.length === 0) return { verdict: "passed", inputs: tried };
  return unproven(`no recording shows these flags accepted: ${unseen.slice(0, NAMED).join("; ")}`, tried);
});
