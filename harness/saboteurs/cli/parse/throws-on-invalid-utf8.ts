import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "throws-on-invalid-utf8",
  invariant: "INV-CLI-PARSE-001",
  fault:
    "Decodes stdout with a decoder that throws on the first bad byte (anthropics/claude-agent-sdk-python#34).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      const decoder = new TextDecoder("utf-8", { fatal: true });
      return {
        bytes(stream, bytes) {
          if (stream === "out") decoder.decode(bytes, { stream: true });
          return bytes;
        },
      };
    }),
} satisfies Saboteur;
