import { answerInPieces } from "../../kit/hosts/answer-in-pieces.ts";
import { agentCheck, ranWith, resultOf } from "../kit/agent-check.ts";

/** The answer is the same wherever a read ends, also inside a character (INV-AGENT-RESULT-001). */
export default agentCheck("INV-AGENT-RESULT-001", "answer-in-pieces", (bench) =>
  answerInPieces(bench, "content", async (fixture, faults) => {
    const { value } = await ranWith(bench, fixture, {}, { faults });
    return resultOf(value, fixture.id).content;
  }),
);
