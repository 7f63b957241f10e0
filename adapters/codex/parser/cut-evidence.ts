import type { ErrorEvidence } from "../../shared/errors/error-evidence.ts";

/** What stands for a reason where a run just stops, with code 0: its npm wrapper hides the signal that killed it. */
export const CUT_EVIDENCE: ErrorEvidence = {
  place: "exit",
  code: "stream_truncated",
  text: "codex exited with code 0 before its turn was over",
};
