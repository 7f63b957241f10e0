import type { Expectation } from "../../../../schemas/harness/v1/generated/expectation.ts";
import { alternatives } from "../../../expectation/compare-expectation.ts";
import { expectationCheck } from "../../kit/expectation-check.ts";

type Tools = Expectation["tools"];

/** The MCP server of each call, and whether it was refused, as they are known of the run. */
export default expectationCheck({
  invariant: "INV-CLI-EVENT-006",
  name: "marks-expected",
  message: "the MCP server of a call, or its refusal, is not what the CLI said",
  hint: "Some CLIs say the server in the tool's name, others in a field; a refusal has a record or a word of its own.",
  part: ({ tools }) => {
    const marks = marksOf(tools);
    return marks === undefined ? undefined : { tools: marks };
  },
});

/** The tools with their marks alone; undefined where no tool has one. */
function marksOf(tools: Tools): Tools | undefined {
  const choices = alternatives(tools);
  if (choices !== null) {
    const marked = choices.map((one) => marksOf(one as Tools));
    return marked.every((one) => one !== undefined) ? ({ anyOf: marked } as Tools) : undefined;
  }
  if (!Array.isArray(tools)) return undefined;
  const marks = tools.map(({ mcpServer, denied }) => ({
    ...(mcpServer === undefined ? {} : { mcpServer }),
    ...(denied === undefined ? {} : { denied }),
  }));
  return marks.some((mark) => Object.keys(mark).length > 0) ? (marks as Tools) : undefined;
}
