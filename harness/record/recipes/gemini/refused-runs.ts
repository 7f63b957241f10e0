import type { RecordedRun } from "../../recipe.ts";
import { asJson, asText, streamed } from "./command.ts";
import { fewTries } from "./settings.ts";

/** One model alone: without it a router asks first, and retries for a minute of its own. */
const FLASH = ["-m", "gemini-2.5-flash"] as const;
const PRO = ["-m", "gemini-2.5-pro"] as const;

const quota = {
  category: "quota",
  categoryAlso: ["rate_limit"],
  note: "The status stands in a stack on stderr alone.",
};

/** Runs that the API refuses, for good or at first. */
export const refusedRuns: Readonly<Record<string, RecordedRun>> = {
  "auth-401": streamed("auth-401"),
  "json-auth-401": asJson("auth-401"),
  "text-auth-401": asText("auth-401"),
  "auth-400-key": streamed("auth-400-key", {
    truth: { categoryAlso: ["validation"], note: "A key that is no key is a bad request to this API." },
  }),
  "forbidden-403": streamed("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "credits-429": streamed("credits-429", { truth: quota }),
  "json-quota-daily-429": asJson("quota-429", { truth: quota }),
  "quota-terminal-429": streamed(
    "quota-terminal-429",
    {
      timeoutMs: 45_000,
      truth: {
        ...quota,
        categoryAlso: ["rate_limit", "timeout"],
        httpStatus: null,
        retryAfterMs: 11_405_000,
        retryAfterMsAlso: [null],
        unknown: ["usage"],
        note: "It would sleep for hours; stderr alone says why, without a status.",
      },
    },
    ...FLASH,
  ),
  "rate-limit-429-retryinfo": streamed(
    "rate-limit-429-retryinfo",
    {
      files: fewTries,
      truth: {
        categoryAlso: ["quota"],
        retryAfterMs: 2000,
        retryAfterMsAlso: [2100, null],
        note: "The API tells how long to wait; stderr repeats it.",
      },
    },
    ...FLASH,
  ),
  "fallback-pro-daily": streamed("quota-429", { truth: quota }, ...PRO),
  "context-too-long-400": streamed("context-400"),
  "location-400": streamed("location-400", {
    truth: {
      category: "validation",
      categoryAlso: ["authentication", "unknown"],
      note: "The API is not served where the user is.",
    },
  }),
  "rate-limit-429": streamed(
    "rate-limit-429",
    {
      files: fewTries,
      truth: { categoryAlso: ["quota"], note: "The text speaks of a quota; the status is on stderr alone." },
    },
    ...FLASH,
  ),
  "rate-limit-429-model": streamed(
    "rate-limit-429",
    { slow: true, truth: { categoryAlso: ["quota"], note: "Ten tries in four minutes." } },
    ...FLASH,
  ),
  "rate-limit-429-then-ok": streamed("rate-limit-then-ok"),
  "server-500": streamed("server-500", { files: fewTries }, ...FLASH),
  "overloaded-503": streamed(
    "overloaded-503",
    {
      files: fewTries,
      truth: { categoryAlso: ["rate_limit"], note: "Overload is not distinguished from other failures." },
    },
    ...FLASH,
  ),
  "recover-429-model": streamed("rate-limit-then-ok", {}, ...FLASH),
  "recover-503-model": streamed("unavailable-then-ok", {}, ...FLASH),
  "network-refused": streamed(
    null,
    {
      env: { GOOGLE_GEMINI_BASE_URL: "http://127.0.0.1:9" },
      files: fewTries,
      truth: {
        status: "error",
        content: null,
        category: "network",
        categoryAlso: ["timeout"],
        httpStatus: null,
        httpStatusAlso: [],
        note: "No server listens there.",
      },
    },
    ...FLASH,
  ),
};
