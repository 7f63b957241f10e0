import { expectationCheck } from "../../../kit/expectation-check.ts";

/** Answers by a JSON schema, as data, of each run played as recorded. */
export default expectationCheck({
  invariant: "INV-CLI-PARSE-014",
  name: "structured-output-expected",
  message: "the answer by the schema is not reported as data",
  hint: "structuredOutput is the value that the CLI printed beside its text, or in place of it; left out where it printed none.",
  part: ({ structuredOutput }) => (structuredOutput === undefined ? undefined : { structuredOutput }),
});
