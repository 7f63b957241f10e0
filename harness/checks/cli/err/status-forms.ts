import figures from "../../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { figuresCheck } from "../../kit/errors/figures-check.ts";

/** The forms in which CLIs and APIs name an HTTP status give it, and no other number does (INV-CLI-ERR-005). */
export default figuresCheck({
  invariant: "INV-CLI-ERR-005",
  name: "status-forms",
  hint: "A number is a status behind words such as HTTP, status or API error, or ahead of its reason phrase; an exit status, a line or a count is none.",
  claim: "httpStatus",
  figures: figures.httpStatus.map(({ text, httpStatus }) => ({ words: text, expected: httpStatus })),
  figureOf: ({ httpStatus }) => httpStatus ?? null,
  path: "outcome.error.httpStatus",
});
