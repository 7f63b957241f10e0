import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "cut-record-loses-event",
  invariant: "INV-CLI-PARSE-005",
  fault:
    "Reports no event of a record that came in two reads (CryptoJym/ai-agent-village-monitor, BaseAdapter).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      let wasCut = false;
      let isCut = false;
      return {
        bytes(_stream, bytes) {
          wasCut = isCut;
          isCut = bytes.at(-1) !== 10;
          return bytes;
        },
        events: (events) => (wasCut ? events.slice(1) : events),
      };
    }),
} satisfies Saboteur;
