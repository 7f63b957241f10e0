import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "quadratic-buffer",
  invariant: "INV-CLI-PARSE-010",
  fault:
    "Keeps all of stdout in one buffer and copies it for every chunk: quadratic in the bytes (openclaw/openclaw#71897 capped its lines for it).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      let all: Uint8Array = new Uint8Array();
      return {
        bytes(_stream, bytes) {
          all = Buffer.concat([all, bytes]);
          return bytes;
        },
      };
    }),
} satisfies Saboteur;
