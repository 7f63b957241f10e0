import { mapStrings } from "../../../../changes/fields/answer-strings.ts";
import { mapJsonStrings } from "../../../../changes/fields/map-json-strings.ts";
import { compareReplays, type Difference } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { mapDocuments } from "../../../../records/documents.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { pollution } from "../../../kit/pollution.ts";

const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

/** Tool calls whose ids are names that every object inherits: a table that is a plain object mixes them up. */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-012",
  name: "prototype-names",
  hint: "Keep tool calls and messages in a Map by id, not in a plain object.",
  unfit: (_, replay) => (namesOf(replay).size === 0 ? "it reports no tool call with an id" : undefined),
  *variants(_, replay) {
    const names = namesOf(replay);
    const rename = (text: string) => names.get(text) ?? text;
    yield {
      what: "with names of Object.prototype as ids of tool calls",
      transform: (run: Run) =>
        mapDocuments(run, (text) =>
          mapJsonStrings(text, ({ value }) => (names.has(value) ? JSON.stringify(rename(value)) : undefined)),
        ),
      judge: (before, after): Difference | undefined => {
        const polluted = pollution();
        if (polluted !== undefined)
          return { path: "Object.prototype", expected: "untouched", actual: polluted };
        return compareReplays(mapStrings(before, rename) as Replay, after, ["outcome.diagnostics"]);
      },
    };
  },
});

/** An inherited name for the ids of the first tool calls. */
function namesOf({ outcome, events }: Replay): Map<string, string> {
  const ids = new Set(outcome.tools.flatMap(({ id }) => (id ? [id] : [])));
  for (const event of events) if (event.kind === "tool_use") ids.add(event.tool_call_id);
  return new Map([...ids].slice(0, NAMES.length).map((id, index) => [id, NAMES[index]!]));
}
