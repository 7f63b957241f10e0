import { wrapParser } from "../../kit/wrap-parser.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "line-scanned-again",
  invariant: "INV-CLI-PARSE-010",
  fault:
    "Looks for the newline from the start of the line on every chunk: quadratic in the length of a line (tyrchen/claude-agent-sdk-rs#28 on its buffer).",
  sabotage: (adapter) =>
    wrapParser(adapter, () => {
      let line = "";
      return {
        bytes(_stream, bytes) {
          line += Buffer.from(bytes).toString("latin1");
          line = line.slice(line.lastIndexOf("\n") + 1);
          return bytes;
        },
      };
    }),
} satisfies Saboteur;
