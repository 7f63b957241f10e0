import { answerInPieces } from "../kit/hosts/answer-in-pieces.ts";
import { spawnCheck, spawned } from "./kit/spawn-check.ts";

/** The answer is the same wherever a read ends, also inside a character (INV-SPAWN-RESULT-001). */
export default spawnCheck("INV-SPAWN-RESULT-001", "answer-in-pieces", (bench) =>
  answerInPieces(bench, "stdout", async (fixture, faults) => (await spawned(bench, fixture, faults)).stdout),
);
