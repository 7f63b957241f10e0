import figures from "../../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { figuresCheck } from "../../kit/errors/figures-check.ts";

/** A status decides the kind of an error, and the words beside it where APIs use it for several (INV-CLI-ERR-002). */
export default figuresCheck({
  invariant: "INV-CLI-ERR-002",
  name: "status-kinds",
  hint: "APIs answer 400, 403, 404, 413, 422 and 429 to several things: look at the words beside the status.",
  claim: "errorClass",
  figures: figures.kinds.map(({ text, kind }) => ({ words: text, expected: kind })),
  figureOf: ({ kind }) => kind,
  path: "outcome.error.kind",
});
