import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "chunk-is-a-record",
  invariant: "INV-CLI-PARSE-005",
  fault: "Takes each read for whole lines (anthropics/claude-agent-sdk-python#31).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => ({
      bytes: (_stream, bytes) => (bytes.at(-1) === 10 ? bytes : Buffer.concat([bytes, Buffer.from("\n")])),
    })),
} satisfies Saboteur;
