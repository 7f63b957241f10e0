import figures from "../../../../contracts/cli/v1/error-figures.json" with { type: "json" };
import { figuresCheck } from "../../kit/errors/figures-check.ts";

/** More than an adapter may keep of stderr. */
const CHATTER = "loading the next part of the kitchen\n".repeat(10_000);
const LATE = "Error: the soup is cold";
const ESCAPE = "\x1b";

/** The reason on stderr reaches the message whatever lines stand around it, without escape sequences (INV-CLI-ERR-006). */
export default figuresCheck({
  invariant: "INV-CLI-ERR-006",
  name: "reason-among-lines",
  hint: "Look for the line that names an error, and not at the first or the last one; strip escape sequences.",
  isOfStderr: true,
  figures: [
    ...figures.reasons.map(({ text, reason }) => ({ words: text, expected: reason })),
    { words: CHATTER + LATE, expected: LATE },
  ],
  figureOf: ({ message }) => message,
  isRight: (message, reason) => String(message).includes(String(reason)) && !String(message).includes(ESCAPE),
  path: "outcome.error.message",
});
