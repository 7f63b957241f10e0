import { stripVTControlCharacters } from "node:util";
import type { Saboteur } from "../saboteur.ts";
import { changeEvents } from "../wrap/change-events.ts";
import { withoutClaim } from "../wrap/claims.ts";
import { mapStrings } from "../wrap/map-strings.ts";
import { withoutToolResults } from "../wrap/without-tool-results.ts";

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
