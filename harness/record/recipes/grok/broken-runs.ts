import type { RecordedRun } from "../../recipe.ts";
import { inMessages, inPieces, streamed } from "./command.ts";
import { FEW_TRIES, silent } from "./refused-runs.ts";

const LIMIT = { timeoutMs: 15_000 } as const;
const nothing = { ...silent("An empty answer is asked for again without a word."), contentAlso: [""] };
/** The session is announced with the first record, and there is none. */
const unannounced = { ...nothing, costUsdAlso: [] };

/** Answers that break off, or hold nothing. */
export const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "eof-mid-stream": streamed("eof-mid-stream", {
    truth: {
      status: "ok",
      statusAlso: ["error"],
      categoryIfError: "network",
      content: "Partial answer before the end",
      contentAlso: [null],
      usage: null,
      model: null,
      note: "The CLI calls it a good end; the missing figures are the only sign.",
    },
  }),
  "reset-mid-stream": streamed("reset-mid-stream", {
    ...LIMIT,
    truth: silent("It is asked for again; each try prints its pieces once more."),
  }),
  "malformed-sse": streamed("malformed-sse", {
    truth: { categoryAlso: ["server", "unknown"], note: "An error of reading, exit 1." },
  }),
  "error-in-stream": streamed("error-in-stream", FEW_TRIES),
  "html-200": streamed("captive-portal-200", {
    ...FEW_TRIES,
    truth: {
      category: "unknown",
      categoryAlso: ["server", "network"],
      httpStatus: null,
      note: "A page is an empty answer to the CLI.",
    },
  }),
  "empty-answer": streamed("empty-answer", { ...LIMIT, truth: nothing }),
  "empty-answer-smj": inMessages("empty-answer", { ...LIMIT, truth: unannounced }),
  "empty-answer-smjp": inPieces("empty-answer", { ...LIMIT, truth: unannounced }),
  hang: streamed("hang", { ...LIMIT, truth: silent("Not a byte comes.") }),
};
