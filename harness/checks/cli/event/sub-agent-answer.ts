import { recordedRun } from "../../../driver/recorded-replay.ts";
import { recordsOf } from "../../../records/documents.ts";
import { isOfSubAgent } from "../../../records/sub-agent-records.ts";
import { expectationCheck } from "../../kit/expectation-check.ts";

/** Runs with a sub-agent, played as recorded: the answer and the texts are the top-level agent's. */
export default expectationCheck({
  invariant: "INV-CLI-EVENT-005",
  name: "sub-agent-answer",
  message: "the texts of a run with a sub-agent are not the top-level agent's",
  hint: "Records that name a parent tool call belong to a sub-agent: their texts never reach the answer.",
  part({ content, messages }, fixture) {
    if (!recordsOf(recordedRun(fixture)).some(isOfSubAgent)) return undefined;
    return { ...(content !== undefined && { content }), ...(messages !== undefined && { messages }) };
  },
});
