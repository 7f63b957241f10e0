import { cutPieces } from "./cut-pieces.mjs";
import { LONGEST_MS } from "./read-faults.mjs";

/** Puts in place what holds for the whole run: what SIGTERM does, and how recorded bytes are cut and dripped. */
export function startFaults(run) {
  const { faults, output } = run;
  if (faults.sigterm !== undefined) {
    process.on("SIGTERM", () => {
      run.receipt?.signal("SIGTERM");
      if (faults.sigterm === "ignore") return;
      run.swallowed = true;
      void output.write("err", Buffer.from("SIGTERM caught, going on\n"));
    });
  }
  const plain = run.replay;
  run.replay = async (pieces, since) => {
    const cut = cutPieces(pieces, faults.cut);
    if (faults.drip === undefined) return plain(cut, since);
    await drip(cut, since, plain, faults.drip);
  };
}

/** Waits before each piece but the first; a flood of tiny pieces stops dripping in the end. */
async function drip(pieces, since, play, ms) {
  const until = performance.now() + LONGEST_MS;
  let last = since;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, ms));
    await play([piece], last);
    last = piece.ms;
  }
}
