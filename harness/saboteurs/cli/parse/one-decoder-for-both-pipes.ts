import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "one-decoder-for-both-pipes",
  invariant: "INV-CLI-PARSE-005",
  fault:
    "Decodes both pipes with one decoder, so that half a character of one ends in the other (Kilo-Org/kilocode#6883).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
      return { bytes: (_stream, bytes) => Buffer.from(decoder.decode(bytes, { stream: true })) };
    }),
} satisfies Saboteur;
