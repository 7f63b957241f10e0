import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cap-never-reset",
  invariant: "INV-CLI-PARSE-010",
  fault:
    "Counts its line cap of 1 MiB over the whole run and drops all that follows (tyrchen/claude-agent-sdk-rs#28).",
  sabotage: (adapter) =>
    changeLines(adapter, () => {
      let total = 0;
      return (line) => {
        total += line.length;
        return total > 1_048_576 ? null : line;
      };
    }),
} satisfies Saboteur;
