import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";
import { isNew } from "./versions.ts";

const nothing = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null };

/** Runs in which the API refuses or breaks off. Each retry waits twice as long as the one before: 2, 4 and 8 s. */
export function failedRuns(version: string): Readonly<Record<string, RecordedRun>> {
  return {
    "auth-401": streamed("auth-401"),
    "auth-401-plain": asText("auth-401"),
    "forbidden-403": streamed("forbidden-403"),
    "model-not-found-404": streamed("model-not-found-404"),
    "quota-402": streamed("quota-402"),
    "quota-429": streamed("quota-429"),
    "bad-request-400": streamed("bad-request-400"),
    "context-too-long-400": streamed("context-400"),
    "rate-limit-429": streamed("rate-limit-429", {
      truth: {
        retryAfterMsAlso: [null],
        note: "Four tries; the header is not shown, the API's sentence is.",
      },
    }),
    "recover-429": streamed("rate-limit-then-ok", { truth: { note: "Two tries fail first." } }),
    "recover-500": streamed("server-then-ok", { truth: { note: "Two tries fail first." } }),
    "server-500": streamed("server-500", { truth: { note: "Four tries." } }),
    "html-502": streamed("server-502-html", { truth: { categoryAlso: ["network"], note: "Four tries." } }),
    "overloaded-503": streamed("overloaded-503", {
      truth: { categoryAlso: ["rate_limit"], note: "Four tries." },
    }),
    "network-refused": streamed(null, { truth: refusedConnection }),
    "reset-mid-stream": streamed("reset-mid-stream", { truth: broken("Partial answer before reset") }),
    "eof-mid-stream": streamed("eof-mid-stream", {
      truth: isNew(version)
        ? broken("Partial answer before the end")
        : silentlyCut("Partial answer before the end"),
    }),
    "malformed-sse": streamed("malformed-sse", {
      truth: {
        ...(isNew(version)
          ? { content: "Partial answer before garbage", contentAlso: [null] }
          : broken("Partial answer before garbage")),
        categoryAlso: ["server", "unknown"],
        note: "The words of the failure are those of a JSON parser.",
      },
    }),
    "error-in-stream": streamed("error-in-stream", {
      truth: { content: "Partial answer", contentAlso: [null], note: "The API's message, without a status." },
    }),
  };
}

const refusedConnection: NonNullable<RecordedRun["truth"]> = {
  status: "error",
  category: "network",
  usage: null,
  usageAlso: [nothing],
  costUsd: 0,
  costUsdAlso: [null],
  model: "lab-model",
  note: "Four tries; no server listens there.",
};

/** Each of the four tries prints the partial text again. */
function broken(text: string): NonNullable<RecordedRun["truth"]> {
  return {
    content: text,
    contentAlso: [null],
    contentAll: [text, text, text, text],
    contentAllAlso: [[text]],
    note: "Four tries, each of which prints the partial text.",
  };
}

function silentlyCut(text: string): NonNullable<RecordedRun["truth"]> {
  return {
    status: "ok",
    statusAlso: ["error"],
    category: null,
    categoryIfError: "network",
    content: text,
    usageShown: nothing,
    note: "The stream was cut, which only the missing figures show.",
  };
}
