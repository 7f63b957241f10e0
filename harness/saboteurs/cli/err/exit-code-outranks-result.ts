import { changeOutcome } from "../../kit/change-outcome.ts";
import { withoutTerminalRecord } from "../../kit/skip.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "exit-code-outranks-result",
  invariant: "INV-CLI-ERR-001",
  fault: "Fails a run with a good result because the exit code is not 0 (paperclipai/paperclip#5814).",
  skip: withoutTerminalRecord,
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, { exit }) =>
      outcome.status === "ok" && exit.code !== 0
        ? asError(outcome, "unknown", "the CLI failed", "exit")
        : outcome,
    ),
} satisfies Saboteur;
