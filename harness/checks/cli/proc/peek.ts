import type { Adapter, Exit } from "../../../../contracts/cli/v1/adapter.ts";
import { cutEvery } from "../../../changes/bytes/cut-every.ts";
import { compareReplays } from "../../../driver/compare-replays.ts";
import { moduleTarget } from "../../../driver/module-target.ts";
import { recordedReplay, recordedRun } from "../../../driver/recorded-replay.ts";
import { runBytes } from "../../../records/run-bytes.ts";
import { failed } from "../../kit/failed.ts";
import { fixtureCheck, passed, unsupported } from "../../kit/fixture-check.ts";

const EXITS: readonly Exit[] = [
  { code: 0, signal: null, timedOut: false, aborted: false },
  { code: 1, signal: null, timedOut: false, aborted: false },
  { code: null, signal: "SIGKILL", timedOut: false, aborted: false },
];

/** Looks at a run besides those at the ends of its recorded chunks, most of which end with a line. */
const CUTS = 12;

/** A look at the run so far changes nothing of it, nor does one in the middle of a line. */
export default fixtureCheck("INV-CLI-PROC-007", "peek", async (fixture, { target }) => {
  if (target.adapter === undefined) return unsupported("the adapter's parser is in another process");
  const recorded = recordedRun(fixture);
  const { outputFormat } = recorded;
  if (target.adapter.parser({ outputFormat }).peek === undefined)
    return unsupported("the parser has no peek()");
  const longest = Math.max(runBytes(recorded, "out").length, runBytes(recorded, "err").length);
  const runs = [recorded, cutEvery(recorded, Math.ceil(longest / CUTS) || 1)];
  let tried = 0;
  for (const run of runs) {
    const peeked = await moduleTarget(peekingAdapter(target.adapter)).replay(run);
    tried += run.chunks.length;
    const difference = compareReplays(await recordedReplay(fixture, target), peeked);
    if (difference === undefined) continue;
    return failed(tried, {
      message: "peek() at every chunk changes the run",
      run,
      difference,
      hint: "peek() works on a copy of what end() would change, and fetches no events.",
    });
  }
  return passed(tried);
});

/** The same adapter, whose runs are looked at after every chunk. */
function peekingAdapter(adapter: Adapter): Adapter {
  return {
    ...adapter,
    parser(options) {
      const parser = adapter.parser(options);
      const { flush } = parser;
      return {
        push(stream, bytes) {
          const events = parser.push(stream, bytes);
          for (const exit of EXITS) parser.peek?.(exit);
          return events;
        },
        ...(flush === undefined ? {} : { flush: () => flush.call(parser) }),
        end: (exit) => parser.end(exit),
      };
    },
  };
}
