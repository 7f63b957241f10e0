import { reorderStreams, type StreamOrder } from "../../../../changes/records/reorder-streams.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

const ORDERS: readonly StreamOrder[] = ["out first", "err first", "in turn", "err inside stdout"];

/**
 * Stdout and stderr are two pipes: which is read first is chance. Events have the order of their own stream only, and
 * samples and notices are kept in the order they came, so neither is compared.
 */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-005",
  name: "stream-order",
  hint: "Keep a buffer and a decoder for each stream, and decide nothing before the end that needs the other stream.",
  unfit: (run) =>
    runBytes(run, "out").length === 0 || runBytes(run, "err").length === 0
      ? "only one of its streams holds anything, so there is no order between them"
      : undefined,
  *variants() {
    for (const order of ORDERS) {
      yield {
        what: `with the streams read in another order (${order})`,
        transform: (run) => reorderStreams(run, order),
        keepsBytes: true,
        judge: (before, after) => compareReplays(before, after, ["outcome.diagnostics", "events"]),
      };
    }
  },
});
