import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "decode-per-chunk",
  invariant: "INV-CLI-PARSE-005",
  fault: "Decodes each chunk on its own (hasamba/DFIR-Companion#515).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      bytes: (_stream, bytes) => Buffer.from(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)),
    })),
} satisfies Saboteur;
