import type { Saboteur } from "../saboteur.ts";
import { changeOutcome } from "../wrap/change-outcome.ts";
import { recordedShapes } from "../wrap/recorded-shapes.ts";
import { withoutTerminalRecord } from "../wrap/skip.ts";

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
