import { withoutText } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "strips-per-chunk",
  invariant: "INV-CLI-PARSE-005",
  fault:
    "Strips escape sequences chunk by chunk, so that one cut in two survives (strip-ansi works on whole strings; NousResearch/hermes-agent#32249).",
  skip: withoutText,
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      bytes(_stream, bytes) {
        const text = Buffer.from(bytes).toString("latin1");
        const cut = text.search(/\x1b(\[[\d;?]*|\][^\x07\x1b]*)?$/);
        if (cut < 0) return bytes;
        return Buffer.concat([bytes.subarray(0, cut), Buffer.from("?"), bytes.subarray(cut + 1)]);
      },
    })),
} satisfies Saboteur;
