import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";

/** Runs whose answer breaks off, or is none. */
export const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "reset-mid-stream": streamed("reset-mid-stream", {
    truth: { unknown: ["usage"], note: "Four tries, whose partial texts stand behind one another." },
  }),
  "malformed-sse": streamed("malformed-sse", {
    truth: { categoryAlso: ["server", "unknown"], note: "One try; stderr has the broken piece." },
  }),
  "error-in-stream": streamed("error-in-stream", {
    truth: { categoryAlso: ["network", "unknown"], unknown: ["usage"], note: "Four tries." },
  }),
  "empty-answer": streamed("empty-answer", {
    truth: {
      status: "error",
      content: null,
      category: "unknown",
      categoryAlso: ["server"],
      unknown: ["usage"],
      note: "Asked nine times in all; no text came.",
    },
  }),
  "big-line-slow-reader": streamed("big-line", {
    byTheClock: true,
    reader: { afterBytes: 3000, pauseMs: 8000 },
    truth: {
      status: "error",
      statusAlso: ["ok"],
      category: "unknown",
      categoryAlso: ["network"],
      httpStatus: null,
      unknown: ["content", "messages", "usage"],
      note: "The reader paused: the CLI ended before its output was read, and a line is cut; exit 0.",
    },
  }),
  "finish-length": streamed("max-tokens", {
    truth: {
      status: "ok",
      statusAlso: ["error"],
      categoryIfError: "unknown",
      content: "This answer was cutThis answer was cutThis answer was cutThis answer was cut",
      contentAlso: ["This answer was cut"],
      unknown: ["usage", "messages"],
      note: "Cut off at the token limit each time it was asked to go on; a good result by its own word.",
    },
  }),
};
