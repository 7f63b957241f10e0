import { isReplaceable, replaceTexts } from "../../../../changes/fields/replace-texts.ts";
import type { Replay } from "../../../../model/target.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

const BLANK = " \n ";

/** A message of blanks is a text that the model said: it stays, in messages and as an event (INV-CLI-PARSE-002). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "blank-message",
  hint: "messages are the CLI's texts as they are: only an empty string says nothing.",
  unfit: (run, replay) => {
    if (run.outputFormat !== "stream-json") return "only a stream shows messages on the way";
    return firstOfSeveral(replay) === undefined ? "it has no message besides the answer" : undefined;
  },
  *variants(_run, before) {
    const text = firstOfSeveral(before);
    if (text === undefined) return;
    yield {
      what: "with a message of blanks alone",
      transform: (run) => replaceTexts(run, new Map([[text, BLANK]])),
      judge(_before, { outcome, events }) {
        const said = events.map((event) => (event.kind === "assistant_text" ? event.text : "")).join("");
        if (outcome.messages.join("").includes(BLANK) && said.includes(BLANK)) return undefined;
        return {
          path: "outcome.messages",
          expected: `${show(BLANK)} among them`,
          actual: show(outcome.messages),
        };
      },
    };
  },
});

/** A message that the answer does not hold, and that came in one piece. */
function firstOfSeveral({ outcome, events }: Replay): string | undefined {
  return outcome.messages.find(
    (text) =>
      isReplaceable(text) &&
      !(outcome.content ?? "").includes(text) &&
      events.some((event) => event.kind === "assistant_text" && event.text === text),
  );
}
