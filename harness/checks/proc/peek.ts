import { peekingAdapter } from "../../process/peeking-adapter.ts";
import { recordedReplay, recordedRun } from "../../properties/recorded.ts";
import { moduleTarget } from "../../target/module-target.ts";
import { compareReplays } from "../../transforms/compare-replays.ts";
import { failed } from "../failed.ts";
import { fixtureCheck, passed, unsupported } from "../fixture-check.ts";

/** A look at the run so far changes nothing of it. */
export default fixtureCheck("INV-CLI-PROC-007", "peek", async (fixture, { target }) => {
  if (target.adapter === undefined) return unsupported("the adapter's parser is in another process");
  const run = recordedRun(fixture);
  const { outputFormat } = run;
  if (target.adapter.parser({ outputFormat }).peek === undefined)
    return unsupported("the parser has no peek()");
  const peeked = await moduleTarget(peekingAdapter(target.adapter)).replay(run);
  const difference = compareReplays(await recordedReplay(fixture, target), peeked);
  if (difference === undefined) return passed(run.chunks.length);
  return failed(run.chunks.length, {
    message: "peek() at every chunk changes the run",
    run,
    difference,
    hint: "peek() works on a copy of what end() would change, and fetches no events.",
  });
});
