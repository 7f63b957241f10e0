import { changeLines } from "../../kit/change-lines.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "line-cap-64-kib",
  invariant: "INV-CLI-PARSE-002",
  fault: "Drops every line longer than 64 KiB (anthropics/claude-agent-sdk-python#53).",
  sabotage: (adapter) => changeLines(adapter, () => (line) => (line.length > 65_536 ? null : line)),
} satisfies Saboteur;
