import { ENDED_WELL } from "../../../../model/target.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";
import { retainedMemory } from "../../../kit/retained-memory.ts";

const MIB = 1024 * 1024;
const CHUNK = Buffer.from(`{"type":"zz_unknown","zz":"${"x".repeat(990)}"}\n`.repeat(64));
const CHUNKS = 512;
/** Caches and compiled code take a few MiB; a parser that keeps its input takes all 32. */
const MAX_KEPT = 12 * MIB;

/** A parser holds the current line, the answer and counters, and lets go of the rest (INV-CLI-PARSE-010). */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-010",
  name: "kept-output",
  scope: "corpus",
  async run(_, { target: { adapter, manifest } }) {
    if (adapter === undefined) return notApplicable("the adapter is another program, with memory of its own");
    if (!manifest.outputFormats.includes("stream-json")) {
      return notApplicable("formats without records are kept whole until the end");
    }
    let least = Number.POSITIVE_INFINITY;
    // A collector that was late is no fault of the adapter's.
    for (let tried = 1; tried <= 2; tried++) {
      least = Math.min(least, retainedMemory(adapter, "stream-json", Array(CHUNKS).fill(CHUNK)));
      if (least <= MAX_KEPT) return passed(tried);
    }
    return failed(2, {
      message: `after ${Math.round((CHUNK.length * CHUNKS) / MIB)} MiB of records that carry no answer`,
      difference: {
        path: "memory that the parser holds",
        expected: `at most ${MAX_KEPT / MIB} MiB`,
        actual: "more than that, twice",
      },
      run: {
        outputFormat: "stream-json",
        chunks: [["out", CHUNK]],
        exit: ENDED_WELL,
      },
      hint: "Drop each line once it is read; keep counts and a few samples.",
    });
  },
};
export default check;
