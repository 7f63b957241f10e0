import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, inMessages, streamed } from "./command.ts";

/** The run is ended from outside while it asks again without a word. */
export const silent = (note: string) => ({
  status: "error" as const,
  content: null,
  category: "timeout",
  httpStatus: null,
  usage: null,
  model: null,
  modelAlso: [],
  note,
});
const AGAIN = "It is asked again for minutes without a word.";
/** Else what is tried again goes on for minutes. */
export const FEW_TRIES = { env: { GROK_MAX_RETRIES: "2" } } as const;
const LIMIT = { timeoutMs: 15_000 } as const;

const twice = {
  status: "error" as const,
  content: null,
  category: "rate_limit",
  usage: null,
  note: "It asks twice and no more; the third answer would have been a good one.",
};

/** Runs that the API refuses. */
export const refusedRuns: Readonly<Record<string, RecordedRun>> = {
  "auth-401": streamed("auth-401"),
  "auth-401-json": asJson("auth-401"),
  "auth-401-plain": asText("auth-401"),
  "forbidden-403": streamed("forbidden-403"),
  "forbidden-403-json": asJson("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "model-not-found-404-smj": inMessages("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "quota-402-json": asJson("quota-402"),
  "quota-402-smj": inMessages("quota-402"),
  "quota-429": streamed("quota-429", {
    truth: { httpStatus: null, note: "No status is shown of what is tried again." },
  }),
  "context-too-long-400": streamed("context-400"),
  "bad-request-400": streamed("bad-request-400"),
  "rate-limit-429": streamed("rate-limit-429"),
  "rate-limit-429-smj": inMessages("rate-limit-429"),
  "recover-429": streamed("rate-limit-then-ok", { truth: { ...twice, model: null } }),
  "recover-429-smj": inMessages("rate-limit-then-ok", {
    truth: {
      ...twice,
      usageAlso: [{ input: 0, output: 0, cacheRead: 0, cacheWrite: 0, reasoning: null }],
      model: "lab",
      modelAlso: ["lab-model", null],
    },
  }),
  "rate-limit-429-long": streamed("rate-limit-429-long", {
    ...LIMIT,
    truth: silent("It waits for an hour."),
  }),
  "server-500": streamed("server-500", { ...LIMIT, truth: silent(AGAIN) }),
  "overloaded-503": streamed("overloaded-503", { ...LIMIT, truth: silent(AGAIN) }),
  "html-502": streamed("server-502-html", { ...LIMIT, truth: silent(AGAIN) }),
  "network-refused": streamed(null, {
    timeoutMs: 20_000,
    truth: silent("No server listens, and the CLI prints nothing about it."),
  }),
};
