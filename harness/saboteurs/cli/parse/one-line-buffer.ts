import { lineFault } from "../../kit/change-lines.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "one-line-buffer",
  invariant: "INV-CLI-PARSE-012",
  fault:
    "Keeps the unfinished line in the module, so that two runs end each other's lines (edspencer/herdctl#357).",
  sabotage(adapter) {
    const shared = lineFault((line) => line);
    return wrapParser(adapter, () => shared);
  },
} satisfies Saboteur;
