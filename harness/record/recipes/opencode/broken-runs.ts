import type { RecordedRun } from "../../recipe.ts";
import { streamed } from "./command.ts";

const zeros = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: 0 };

/** What the run is worth when it was ended from outside: the cause is no more than hinted at. */
const endless = (note: string) => ({
  category: "timeout",
  categoryAlso: ["network", "server"],
  usage: null,
  usageShown: zeros,
  costUsd: 0,
  costUsdAlso: [null],
  httpStatus: null,
  note,
});

/** Answers that break off. opencode asks again, after a pause or at once and without an end. */
export const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "eof-mid-stream": streamed("eof-mid-stream", {
    timeoutMs: 15_000,
    byTheClock: true,
    truth: endless("A stream without its end is asked for again at once, for ever."),
  }),
  "html-200": streamed("captive-portal-200", {
    timeoutMs: 15_000,
    byTheClock: true,
    truth: endless("A page in place of a stream is asked for again at once, for ever."),
  }),
  "reset-mid-stream": streamed("reset-mid-stream", { slow: true }),
  "malformed-sse": streamed("malformed-sse", {
    slow: true,
    truth: { categoryAlso: ["server", "unknown"], note: "The record says that JSON could not be read." },
  }),
  "error-in-stream": streamed("error-in-stream", {
    slow: true,
    timeoutMs: 45_000,
    truth: {
      ...endless("It is asked again and again; the error is never shown."),
      costUsd: null,
      usage: null,
    },
  }),
};
