import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "line-cap-1-mib",
  invariant: "INV-CLI-PARSE-010",
  fault: "Drops a line longer than 1 MiB (RLinf/RPent#7).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => (line.length > 1_048_576 ? null : line)),
} satisfies Saboteur;
