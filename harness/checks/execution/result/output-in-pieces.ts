import { answerInPieces } from "../../kit/hosts/answer-in-pieces.ts";
import { executed, executionCheck } from "../kit/execution-check.ts";

/** `output` is the same wherever a read ends, also inside a character (INV-EXECUTION-RESULT-001). */
export default executionCheck("INV-EXECUTION-RESULT-001", "output-in-pieces", (bench) =>
  answerInPieces(bench, "output", async (fixture, faults) => {
    const { value } = await executed(bench, fixture, {}, faults);
    return value.output;
  }),
);
