import fc from "fast-check";
import { boundaryOffsets, MAX_BOUNDARY_OFFSETS } from "../../../../changes/bytes/boundary-offsets.ts";
import { cutAt } from "../../../../changes/bytes/cut-at.ts";
import { cutEvery } from "../../../../changes/bytes/cut-every.ts";
import { sampleEvenly } from "../../../../lib/sample-evenly.ts";
import type { Run } from "../../../../model/target.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import { equivalenceCheck, type Variant } from "../../../kit/equivalence-check.ts";

const SIZES = [1, 3, 64, 4096, 65536];
/** Bytes that the single cuts of one fixture may cost in all; a large fixture gets an even sample of them. */
const SINGLE_CUT_BYTES = 16 * 1024;
const MIN_SINGLE_CUTS = 2;

/** Cuts in every bad place, one by one and all at once, and any others: events and outcome stay the same. */
export default equivalenceCheck<{ out: number[]; err: number[] }>({
  invariant: "INV-CLI-PARSE-005",
  name: "cuts",
  hint: "Collect bytes up to LF and decode whole lines, or keep one streaming decoder for each pipe; never parse or report a chunk as such.",
  // One write, every weak spot, and pieces of one and three bytes.
  blackBox: { variants: 4, on: "every-run" },
  *variants(run) {
    yield { what: "each stream in one write", transform: (whole) => withBytes(whole, {}) };
    yield { what: weakSpotsInWords(run), transform: cutWeakSpots };
    const longest = Math.max(runBytes(run, "out").length, runBytes(run, "err").length);
    for (const size of SIZES.filter((one) => one < longest))
      yield { what: `cut every ${size} bytes`, transform: (whole) => cutEvery(whole, size) };
    yield { what: "with empty chunks between", transform: withEmptyChunks };
    yield* singleCuts(run);
  },
  random: {
    inputs: (run) => fc.record({ out: offsets(run, "out"), err: offsets(run, "err") }),
    variant: (cuts) => ({
      what: "cut at random",
      transform: (run) => cutAt(run, cuts),
    }),
  },
});

function* singleCuts(run: Run): Iterable<Variant> {
  for (const stream of ["out", "err"] as const) {
    const bytes = runBytes(run, stream);
    const affordable = Math.max(MIN_SINGLE_CUTS, Math.floor(SINGLE_CUT_BYTES / Math.max(1, bytes.length)));
    for (const at of sampleEvenly(boundaryOffsets(bytes), affordable)) {
      const cuts = { out: [], err: [], [stream]: [at] };
      yield { what: `cut once, at byte ${at} of std${stream}`, transform: (whole) => cutAt(whole, cuts) };
    }
  }
}

function weakSpotsInWords(run: Run): string {
  const most = Math.max(
    boundaryOffsets(runBytes(run, "out")).length,
    boundaryOffsets(runBytes(run, "err")).length,
  );
  return most < MAX_BOUNDARY_OFFSETS
    ? "cut inside every character and around every line end"
    : `cut at ${MAX_BOUNDARY_OFFSETS} places inside characters and around line ends`;
}

function cutWeakSpots(run: Run): Run {
  return cutAt(run, {
    out: boundaryOffsets(runBytes(run, "out")),
    err: boundaryOffsets(runBytes(run, "err")),
  });
}

function withEmptyChunks(run: Run): Run {
  const nothing = Buffer.alloc(0);
  const chunks = run.chunks.flatMap((chunk) => [["out", nothing] as const, ["err", nothing] as const, chunk]);
  return { ...run, chunks: [...chunks, ["out", nothing], ["err", nothing]] };
}

function offsets(run: Run, stream: "out" | "err"): fc.Arbitrary<number[]> {
  return fc.array(fc.nat({ max: runBytes(run, stream).length }), { maxLength: 16 });
}
