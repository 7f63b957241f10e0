import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, fewTries, streamed } from "./command.ts";

const few = { env: fewTries };
const subscription = { ANTHROPIC_API_KEY: null, CLAUDE_CODE_OAUTH_TOKEN: "test-oauth-000" };
const noServer = { ANTHROPIC_BASE_URL: "http://127.0.0.1:9" };
const nowhere = { ANTHROPIC_BASE_URL: "http://nosuch.invalid" };

const unreachable = {
  status: "error",
  content: null,
  category: "network",
  httpStatus: null,
  usage: null,
  costUsd: 0,
} as const;

/** Runs that the API refuses, for good or at first. */
export const refusedRuns: Readonly<Record<string, RecordedRun>> = {
  "auth-401": streamed("auth-401", few),
  "auth-401-mode-text": asText("auth-401", {
    ...few,
    truth: { httpStatus: null, note: "The sentence on stdout is no answer, and names no status." },
  }),
  "auth-401-mode-json": asJson("auth-401", few),
  "forbidden-403": streamed("forbidden-403", few),
  "model-404": streamed("model-not-found-404", few, "--model", "no-such-model"),
  "rate-limit-429": streamed("rate-limit-429", few),
  "rate-limit-429-noretry": streamed("rate-limit-429-noheader"),
  "rate-limit-then-ok": streamed("rate-limit-then-ok"),
  "credit-400": streamed("credit-400", few),
  "billing-402": streamed("quota-402", few),
  "context-400": streamed("context-400", few),
  "bad-request-400": streamed("bad-request-400", few),
  "too-large-413": streamed("too-large-413", few),
  "server-500": streamed("server-500", few),
  "server-500-mode-text": asText("server-500", few),
  "overloaded-529": streamed("overloaded-529", few),
  "overloaded-then-ok": streamed("overloaded-then-ok"),
  "unavailable-503-html": streamed("unavailable-503-html", few),
  "json-200-garbage": streamed("captive-portal-200", {
    ...few,
    truth: {
      category: "network",
      categoryAlso: ["server", "unknown"],
      httpStatus: 200,
      httpStatusAlso: [null],
      note: "A page in place of a stream; only the sentence has the status.",
    },
  }),
  "network-refused": streamed(null, {
    env: { ...fewTries, ...noServer },
    truth: { ...unreachable, note: "No server listens there." },
  }),
  "long-network-refused-default": streamed(null, {
    env: noServer,
    slow: true,
    truth: { ...unreachable, note: "No server listens there; ten tries more, in three minutes." },
  }),
  "long-auth-401-default": streamed("auth-401", { slow: true }),
  "long-rate-limit-429-default": streamed("rate-limit-429", { slow: true }),
  // Outside of a sandbox it gives up at the third overload.
  "long-overloaded-529-default": streamed("overloaded-529", { env: { IS_SANDBOX: null } }),
  "dns-failure": streamed(null, {
    env: { ...fewTries, ...nowhere },
    truth: { ...unreachable, note: "No host has that name." },
  }),
  "fallback-model-529": streamed(
    "overloaded-529",
    {
      env: { CLAUDE_CODE_MAX_RETRIES: "4" },
      truth: { modelAlso: ["claude-3-5-haiku-latest"], note: "Both models were overloaded." },
    },
    "--fallback-model",
    "claude-3-5-haiku-latest",
  ),
  "oauth-limit-5h-429": streamed("limit-5h-429", {
    env: { ...fewTries, ...subscription },
    truth: {
      category: "quota",
      categoryAlso: ["rate_limit"],
      resetsAt: "2030-03-17T17:46:40.000Z",
      resetsAtEpochS: 1_900_000_000,
      note: "The limit of a subscription; a record tells when it ends.",
    },
  }),
  "apikey-limit-5h-429": streamed("limit-5h-429", {
    ...few,
    truth: {
      category: "rate_limit",
      categoryAlso: ["quota"],
      note: "With a key the limit of a subscription is told as any other.",
    },
  }),
  "oauth-limit-allowed": streamed("limit-allowed", { env: subscription }),
  "oauth-limit-warning": streamed("limit-warning", { env: subscription }),
};
