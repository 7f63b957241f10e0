import figures from "../../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { figuresCheck } from "../../kit/errors/figures-check.ts";

const ESCAPE = "\x1b";

/** The reason on stderr reaches the message whatever lines stand around it, without escape sequences (INV-CLI-ERR-006). */
export default figuresCheck({
  invariant: "INV-CLI-ERR-006",
  name: "reason-among-lines",
  hint: "Look for the line that names an error, and not at the first or the last one; strip escape sequences.",
  isOfStderr: true,
  figures: figures.reasons.map(({ text, reason }) => ({ words: text, expected: reason })),
  figureOf: ({ message }) => message,
  isRight: (message, reason) => String(message).includes(String(reason)) && !String(message).includes(ESCAPE),
  path: "outcome.error.message",
});
