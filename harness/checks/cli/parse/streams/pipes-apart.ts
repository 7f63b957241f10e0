import { boundaryOffsets } from "../../../../changes/bytes/boundary-offsets.ts";
import { cutAt } from "../../../../changes/bytes/cut-at.ts";
import { compareReplays } from "../../../../driver/compare-replays.ts";
import type { Chunk, Replay, Run } from "../../../../model/target.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** Half a character on stderr, and its other half a chunk later. */
const HALVES = [Buffer.from([0xc3]), Buffer.from([0xa9, 0x0a])];
const IGNORED = ["outcome.diagnostics"];

/**
 * Characters of both pipes cut with bytes of the other one between their halves: one decoder for both mixes them up
 * (Kilo-Org/kilocode#6883, INV-CLI-PARSE-005).
 */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-005",
  name: "pipes-apart",
  hint: "Each pipe has a buffer and a decoder of its own.",
  unfit: (run, { outcome }: Replay) => {
    if (outcome.status !== "ok") return "what stderr says may be the reason of a failed run";
    return runBytes(run, "out").some((byte) => byte > 0x7f) ? undefined : "its stdout is all ASCII";
  },
  *variants() {
    yield {
      what: "with halves of a character on stderr between those on stdout",
      transform: interleaved,
      judge: (before, after) => compareReplays(before, after, IGNORED),
    };
  },
});

function interleaved(run: Run): Run {
  const stdout = runBytes(run, "out");
  const inside = boundaryOffsets(stdout, (at) => (stdout[at]! & 0xc0) === 0x80);
  const chunks = cutAt(run, { out: inside, err: [] }).chunks;
  return {
    ...run,
    chunks: chunks.flatMap((chunk, index): Chunk[] => [chunk, ["err", HALVES[index % HALVES.length]!]]),
  };
}
