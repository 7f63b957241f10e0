import { stripVTControlCharacters } from "node:util";
import { changeEvents } from "../../kit/change-events.ts";
import { withoutClaim } from "../../kit/claims.ts";
import { mapStrings } from "../../kit/map-strings.ts";
import { withoutToolResults } from "../../kit/without-tool-results.ts";
import type { Saboteur } from "../../saboteur.ts";

const tidied = (text: string) => stripVTControlCharacters(text).replaceAll("\t", "  ").normalize("NFC");

export default {
  name: "output-tidied",
  invariant: "INV-CLI-EVENT-002",
  fault:
    "Prepares a tool's output for display: no colours, no tabs, composed letters (no public report found).",
  skip: (adapter) => withoutClaim("streaming", "tools")(adapter) ?? withoutToolResults(adapter),
  sabotage: (adapter) =>
    changeEvents(adapter, () => (event) => [
      event.kind === "tool_result" ? { ...event, output: mapStrings(event.output, tidied) } : event,
    ]),
} satisfies Saboteur;
