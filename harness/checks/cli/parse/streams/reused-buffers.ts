import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";
import { cutEvery } from "../../../../changes/bytes/cut-every.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { moduleTarget } from "../../../../driver/module-target.ts";
import { recordedRun } from "../../../../driver/recorded-replay.ts";
import type { FixtureCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed, unfitFixture } from "../../../kit/fixture-check.ts";

const CHUNK_BYTES = 1000;
const POISON = 0x5a;

/**
 * The caller's buffer is overwritten as soon as `push` returns, as readers do that own one buffer: an adapter must not
 * hold on to bytes of another's (INV-CLI-PARSE-012).
 */
const check: FixtureCheck = {
  invariant: "INV-CLI-PARSE-012",
  name: "reused-buffers",
  scope: "fixture",
  async run(fixture, { target }) {
    const unfit = unfitFixture(fixture, target);
    if (unfit !== undefined) return notApplicable(unfit);
    if (target.adapter === undefined) {
      return notApplicable("the adapter is another program and has its own buffers");
    }
    const run = cutEvery(recordedRun(fixture), CHUNK_BYTES);
    const before = await target.replay(run);
    const difference = compareReplays(before, await moduleTarget(poisoning(target.adapter)).replay(run));
    if (difference === undefined) return passed(1);
    const hint =
      "Copy the bytes of an unfinished line (Buffer.from) instead of keeping a subarray of the chunk.";
    return failed(1, { message: "with each chunk overwritten after push", difference, run, hint });
  },
};
export default check;

/** The adapter, its parsers fed from buffers that are overwritten after each push. */
function poisoning(adapter: Adapter): Adapter {
  return {
    ...adapter,
    parser: (options) => {
      const parser = adapter.parser(options);
      return {
        push(stream, bytes) {
          const buffer = Buffer.from(bytes);
          const events = parser.push(stream, buffer);
          buffer.fill(POISON);
          return events;
        },
        ...(parser.flush === undefined ? {} : { flush: () => parser.flush!() }),
        end: (exit) => parser.end(exit),
      };
    },
  };
}
