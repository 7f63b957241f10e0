import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, streamed } from "./command.ts";

/** Runs that the API refuses, for good or at first. */
export const refusedRuns: Readonly<Record<string, RecordedRun>> = {
  "auth-401": streamed("auth-401"),
  "json-auth-401": asJson("auth-401"),
  "text-auth-401": asText("auth-401"),
  "forbidden-403": streamed("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "context-too-long-400": streamed("context-400"),
  "bad-request-400": streamed("bad-request-400"),
  "rate-limit-429": streamed("rate-limit-429", {
    slow: true,
    timeoutMs: 120_000,
    truth: {
      categoryAlso: ["timeout"],
      httpStatusAlso: [null],
      retryAfterMs: 1000,
      retryAfterMsAlso: [60_000, 120_000, null],
      unknown: ["usage"],
      note: "Still asking again when its time was up; the longer waits are the CLI's own.",
    },
  }),
  "recover-429": streamed("rate-limit-then-ok"),
  "server-500": streamed("server-500"),
  "html-200": streamed("captive-portal-200", {
    truth: {
      category: "network",
      categoryAlso: ["server", "unknown"],
      httpStatus: 200,
      httpStatusAlso: [null],
      note: "A page in place of a stream.",
    },
  }),
  "network-refused": streamed(null, {
    env: { OPENAI_BASE_URL: "http://127.0.0.1:9/v1" },
    truth: {
      status: "error",
      content: null,
      category: "network",
      httpStatus: null,
      note: "No server listens there.",
    },
  }),
};
