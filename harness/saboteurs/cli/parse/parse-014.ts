import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutClaim } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-014", [
  {
    name: "structured-output-lost",
    fault: "Reports the text of an answer by a schema and not its data (no public report found).",
    skip: withoutClaim("structuredOutput"),
    sabotage: (adapter) => changeOutcome(adapter, ({ structuredOutput: _, ...outcome }) => outcome),
  },
  {
    name: "structured-output-read-from-text",
    fault: "Parses any answer that looks like JSON and calls it the data (vercel/ai#18903).",
    skip: withoutClaim("structuredOutput"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) => {
        if (outcome.content === null || outcome.structuredOutput !== undefined) return outcome;
        try {
          return { ...outcome, structuredOutput: JSON.parse(outcome.content) };
        } catch {
          return { ...outcome, structuredOutput: { text: outcome.content } };
        }
      }),
  },
  {
    name: "structured-answer-is-empty",
    fault: "Reports an answer that is data alone as an empty one (vercel/ai#18903).",
    skip: withoutClaim("structuredOutput"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.structuredOutput === undefined
          ? outcome
          : { ...outcome, content: "", diagnostics: { ...outcome.diagnostics, emptyAnswer: true } },
      ),
  },
  {
    name: "structured-output-as-text",
    fault: "Reports the data of an answer by a schema as the text of a document (no public report found).",
    skip: withoutClaim("structuredOutput"),
    sabotage: (adapter) =>
      changeOutcome(adapter, (outcome) =>
        outcome.structuredOutput === undefined
          ? outcome
          : { ...outcome, structuredOutput: JSON.stringify(outcome.structuredOutput) },
      ),
  },
]);
