import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "escape-removed-payload-kept",
  invariant: "INV-CLI-PARSE-004",
  fault: "Removes the escape character and leaves what it introduced (NousResearch/hermes-agent#32249).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => line.replaceAll("\x1b", "")),
} satisfies Saboteur;
