import { changeEvents } from "../../kit/change-events.ts";
import { mapStrings } from "../../kit/map-strings.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "output-cut",
  invariant: "INV-CLI-EVENT-002",
  fault: "Cuts a tool's output at 1000 characters (anthropics/claude-code#2904 on cut texts).",
  skip: withoutToolResults,
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_result"
        ? { ...event, output: mapStrings(event.output, (text) => text.slice(0, 1000)) }
        : event,
    ]),
} satisfies Saboteur;
