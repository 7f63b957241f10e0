import { withoutText } from "../../kit/skip.ts";
import { wrapParser } from "../../kit/wrap-parser.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PARSE-005", [
  {
    name: "chunk-is-a-record",
    fault: "Treats each read as whole lines (anthropics/claude-agent-sdk-python#31).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        bytes: (_stream, bytes) => (bytes.at(-1) === 10 ? bytes : Buffer.concat([bytes, Buffer.from("\n")])),
      })),
  },
  {
    name: "cut-record-loses-event",
    fault:
      "Emits no event for a record that arrives in two reads (CryptoJym/ai-agent-village-monitor, BaseAdapter).",
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
  },
  {
    name: "decode-per-chunk",
    fault: "Decodes each chunk on its own (hasamba/DFIR-Companion#515).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => ({
        bytes: (_stream, bytes) => Buffer.from(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)),
      })),
  },
  {
    name: "one-decoder-for-both-pipes",
    fault:
      "Decodes both pipes with one decoder, so that half a character of one ends in the other (Kilo-Org/kilocode#6883).",
    sabotage: (adapter) =>
      wrapParser(adapter, () => {
        const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
        return { bytes: (_stream, bytes) => Buffer.from(decoder.decode(bytes, { stream: true })) };
      }),
  },
  {
    name: "strips-per-chunk",
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
  },
]);
