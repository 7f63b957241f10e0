import { changeOutcome } from "../../kit/change-outcome.ts";
import { recordedShapes } from "../../kit/recorded-shapes.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "object-as-answer",
  invariant: "INV-CLI-PARSE-009",
  fault: 'Turns an answer of another shape into "[object Object]" (phiat/claude-esp#1).',
  skip: withoutTerminalRecord,
  sabotage(adapter) {
    const shapes = recordedShapes(adapter);
    return changeOutcome(adapter, (outcome, seen) => {
      const terminal = seen.terminalRecord(adapter.manifest);
      const odd = terminal === undefined ? [] : shapes.oddKeys(terminal);
      return outcome.content === null || odd.length === 0 ? outcome : { ...outcome, content: String({}) };
    });
  },
} satisfies Saboteur;
