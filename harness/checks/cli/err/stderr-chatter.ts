import { compareReplays } from "../../../driver/compare-replays.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { withBytes } from "../../../records/with-bytes.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";

/** What CLIs and the tools below them print on stderr of runs that end well. */
const CHATTER = [
  "Loaded 2 extensions from the project folder.",
  "(node:4711) ExperimentalWarning: SQLite is an experimental feature and might change at any time",
  "WARN retrying request 1/5 after 200ms",
  "\x1b[33mwarning\x1b[0m: update available",
  "",
].join("\n");

/** Words on stderr do not make a good run a failed one (sherifkozman/the-llm-council#42). */
export default equivalenceCheck({
  invariant: "INV-CLI-ERR-001",
  name: "stderr-chatter",
  hint: "The terminal record decides. What stands on stderr of a good run is a notice, and no reason to fail it.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (_run, { outcome }) =>
    outcome.status === "ok" && outcome.content ? undefined : "the run is no good one with an answer",
  *variants() {
    yield {
      what: "with harmless lines on stderr",
      transform: (run) =>
        withBytes(run, { err: Buffer.concat([runBytes(run, "err"), Buffer.from(CHATTER)]) }),
      judge: (before, after) => compareReplays(before, after, ["outcome.diagnostics"]),
    };
  },
});
