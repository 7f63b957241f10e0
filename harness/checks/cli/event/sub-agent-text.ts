import { mapRecords } from "../../../changes/records/map-records.ts";
import { recordsOf } from "../../../records/documents.ts";
import { isOfSubAgent, withText } from "../../../records/sub-agent-records.ts";
import { equivalenceCheck } from "../../kit/equivalence-check.ts";
import { show } from "../../kit/mismatch-difference.ts";

const MARK = "Only the sub-agent says this.";

/** What a sub-agent says is its tool's business: not content, not a message, not a text event. */
export default equivalenceCheck({
  invariant: "INV-CLI-EVENT-005",
  name: "sub-agent-text",
  hint: "Records that name a parent tool call belong to a sub-agent: their texts never reach the answer.",
  unfit: (run) => (recordsOf(run).some(isOfSubAgent) ? undefined : "no sub-agent speaks in it"),
  *variants() {
    yield {
      what: "a sub-agent with words of its own",
      transform: (run) =>
        mapRecords(run, (record) => (isOfSubAgent(record) ? withText(record, MARK) : record)),
      judge(_before, { outcome, events }) {
        const texts = events.flatMap((event) => (event.kind === "assistant_text" ? [event.text] : []));
        const places = { content: outcome.content, messages: outcome.messages, "text events": texts };
        const [place] = Object.entries(places).filter(([, text]) => JSON.stringify(text)?.includes(MARK));
        return place && { path: place[0], expected: "no text of the sub-agent", actual: show(place[1]) };
      },
    };
  },
});
