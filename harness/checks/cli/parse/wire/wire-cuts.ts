import { compareReplays } from "../../../../driver/compare-replays.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { wireCheck } from "../../../kit/wire-check.ts";

/** Lengths of pieces, coprime to the sizes of characters and records, so that cuts fall everywhere. */
const PIECES = [1, 7, 61];

/** Any stream that the wire schema allows gives the same events and outcome in one piece and in small ones. */
export default wireCheck({
  invariant: "INV-CLI-PARSE-005",
  name: "wire-cuts",
  message: "a valid stream cut into pieces",
  hint: "Keep bytes, not text, of an unfinished line; decode when the line is whole.",
  streams: "valid",
  async judge(run, target, seed) {
    const out = runBytes(run, "out");
    const size = PIECES[(seed + out.length) % PIECES.length]!;
    const chunks = Array.from(
      { length: Math.ceil(out.length / size) },
      (_, index) => ["out", out.subarray(index * size, (index + 1) * size)] as const,
    );
    return compareReplays(await target.replay(run), await target.replay({ ...run, chunks }));
  },
});
