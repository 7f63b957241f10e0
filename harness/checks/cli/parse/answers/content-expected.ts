import { expectationCheck } from "../../../kit/expectation-check.ts";

/** Content, messages and model of a run played as recorded are what the model said. */
export default expectationCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "content-expected",
  message: "the answer is not what the model said",
  hint: "Take the answer from the record that holds it in the end, as the CLI printed it, and null when the run failed.",
  needsRecording: true,
  part({ content, messages, model, diagnostics }) {
    return {
      ...(content !== undefined && { content }),
      ...(messages !== undefined && { messages }),
      ...(model !== undefined && { model }),
      ...(diagnostics !== undefined && { diagnostics }),
    };
  },
});
