import { lineFault } from "../../kit/change-lines.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "last-line-dropped",
  invariant: "INV-CLI-PARSE-006",
  fault: "Never looks at what stands after the last newline (sociotechnica-org/symphony-ts#102).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({ ...lineFault((line) => line), heldBytes: () => new Uint8Array() })),
} satisfies Saboteur;
