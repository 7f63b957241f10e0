import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";

/** Answers that break off. Each is asked for five times more, and the deltas of every try stay where they are. */
export const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "reset-mid-stream": streamed("reset-mid-stream"),
  "eof-mid-stream": streamed("eof-mid-stream"),
  "malformed-sse": streamed("malformed-sse", {
    truth: { categoryAlso: ["server"], note: "A chunk that cannot be read." },
  }),
  "error-in-stream": streamed("error-in-stream"),
  "html-200": streamed("captive-portal-200", {
    truth: {
      httpStatus: null,
      categoryAlso: ["server", "unknown"],
      note: "A page is taken for a stream without chunks.",
    },
  }),
};
