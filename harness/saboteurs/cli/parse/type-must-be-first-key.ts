import { changeLines } from "../../kit/change-lines.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "type-must-be-first-key",
  invariant: "INV-CLI-PARSE-002",
  fault:
    "Knows records by how their line begins, though key order is free: claude 2.1.332 prints the type of a result last (its recordings).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    changeLines(adapter, ({ outputFormat }) => (line, stream) => {
      if (outputFormat !== "stream-json" || stream === "err" || line.startsWith('{"type":')) return line;
      return null;
    }),
} satisfies Saboteur;
