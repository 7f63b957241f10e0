import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "keeps-all-output",
  invariant: "INV-CLI-PARSE-010",
  fault:
    "Keeps every chunk of the run in memory (defai-digital/AutomatosX, which gathers stdout up to 10 MB).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      const kept: Uint8Array[] = [];
      return {
        bytes(_stream, bytes) {
          kept.push(Uint8Array.from(bytes));
          return bytes;
        },
      };
    }),
} satisfies Saboteur;
