import { isReplaceable, replaceTexts } from "../../../../changes/fields/replace-texts.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

/**
 * A run whose last message says nothing has an empty answer: no earlier text takes its place (INV-CLI-PARSE-002).
 */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "empty-answer",
  hint: "An empty last message is the answer: text that came before it, or before a tool, is not.",
  unfit: (_run, { outcome }) => {
    const { status, content, messages } = outcome;
    if (status !== "ok" || content === null || !isReplaceable(content))
      return "no answer that can be emptied";
    return messages.some((text) => !content.includes(text) && !text.includes(content))
      ? undefined
      : "it has no message besides the answer";
  },
  *variants(_run, { outcome }) {
    yield {
      what: "with an empty last message",
      transform: (run) => replaceTexts(run, new Map([[outcome.content!, ""]])),
      judge(_before, { outcome: { status, content } }) {
        if (content === null || content === "") return undefined;
        return { path: "outcome.content", expected: '"" or null', actual: `${show(content)} (${status})` };
      },
    };
  },
});
