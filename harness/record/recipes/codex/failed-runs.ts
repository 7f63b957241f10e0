import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";
import { configFile } from "./config.ts";
import { isOld, isOldest } from "./versions.ts";

/** Runs in which the API refuses or breaks off. */
export function failedRuns(version: string): Readonly<Record<string, RecordedRun>> {
  const old = isOld(version);
  const ownLadder = { files: configFile({ retries: null }), slow: true } as const;
  const twice = { files: configFile({ retries: 2 }) };
  const rateLimited = {
    truth: { note: "The API's wish to be asked again in a second is not shown." },
  };
  const serverFault = {
    truth: {
      httpStatus: null,
      categoryAlso: ["rate_limit"],
      note: "Codex speaks of high demand, whatever the API said.",
    },
  };
  const refused = {
    status: "error",
    category: "network",
    ...(old ? {} : { categoryAlso: ["timeout"] }),
  } as const;
  const tellsTime = !isOldest(version);
  return {
    "auth-401": streamed("auth-401"),
    "forbidden-403": streamed("forbidden-403"),
    "model-not-found-404": streamed("model-not-found-404", {
      truth: old
        ? { note: "The body stands in the message as it is." }
        : { httpStatus: null, note: "The message is the API's own, without a status." },
    }),
    "insufficient-credit-402": streamed("quota-402"),
    "rate-limit-429": streamed("rate-limit-429", rateLimited),
    "rate-limit-429-human": asText("rate-limit-429", rateLimited),
    "rate-limit-429-once": streamed("rate-limit-then-ok", twice),
    "rate-limit-429-long": streamed("rate-limit-429-long", {
      timeoutMs: 15_000,
      truth: old
        ? { category: "timeout", httpStatus: null, note: "It waits an hour, without a word." }
        : { categoryAlso: ["timeout"], note: "One notice names the status; then it waits an hour." },
    }),
    "quota-429": streamed("quota-429", {
      truth: isOldest(version)
        ? { category: "rate_limit", categoryAlso: ["quota"], note: "The status is all that is shown." }
        : { httpStatus: null, note: "A sentence of codex's own, without a status." },
    }),
    "server-500": streamed("server-500", serverFault),
    "usage-limit-429": streamed("usage-limit-429", {
      truth: {
        httpStatus: null,
        ...(tellsTime ? { resetsAt: "2030-03-17T17:46:00Z" } : {}),
        note: tellsTime
          ? "A sentence of codex's own: Mar 17th, 2030 5:46 PM, in the zone of the machine (UTC), without the 40 seconds."
          : "A sentence of codex's own, which tells no time.",
      },
    }),
    "server-502-html": streamed("server-502-html"),
    "overloaded-503": streamed("overloaded-503", {
      truth: { categoryAlso: ["rate_limit"], note: "Overloaded." },
    }),
    "context-400": streamed("context-400", {
      truth: old
        ? { note: "The body stands in the message as it is." }
        : { httpStatus: null, note: "A sentence of codex's own, without a status." },
    }),
    "failed-rate": streamed("failed-rate", {
      truth: { retryAfterMs: 1200, note: "The API's words: try again in 1.2s." },
    }),
    "failed-quota": streamed("failed-quota"),
    "failed-context": streamed("failed-context"),
    "failed-overloaded": streamed("failed-overloaded", {
      truth: {
        category: "rate_limit",
        categoryAlso: ["server"],
        note: "The code is server_is_overloaded; codex speaks of capacity.",
      },
    }),
    "failed-policy": streamed("failed-policy"),
    "failed-server": streamed("error-in-stream", {
      truth: { categoryAlso: ["network"], note: "The words before the API's speak of the stream." },
    }),
    "incomplete-max": streamed("max-tokens", { truth: truncated(old) }),
    "reset-mid-stream": streamed("reset-mid-stream"),
    "reset-once-then-ok": streamed("reset-then-ok", twice),
    "stream-ends-early": streamed("eof-mid-stream"),
    "stream-hang-idle-timeout": streamed("stall-mid-stream", {
      truth: { categoryAlso: ["network"], note: "The stream was silent for three seconds." },
    }),
    "network-refused": streamed(null, {
      timeoutMs: 20_000,
      truth: { ...refused, note: "No server listens there." },
    }),
    "network-refused-default-retries": streamed(null, {
      ...ownLadder,
      timeoutMs: 60_000,
      truth: { ...refused, note: "No server listens there; codex asks again and again." },
    }),
    "server-500-default-retries": streamed("server-500", { ...serverFault, ...ownLadder }),
    "auth-401-default-retries": streamed("auth-401", ownLadder),
    "rate-limit-429-default-retries": streamed("rate-limit-429", { ...rateLimited, ...ownLadder }),
    "reset-mid-stream-default-retries": streamed("reset-mid-stream", ownLadder),
  };
}

/** The model stopped at its limit, which codex takes for a failure; older ones try again, and print it again. */
function truncated(old: boolean): NonNullable<RecordedRun["truth"]> {
  const text = "This answer was cut";
  return {
    status: "error",
    content: text,
    contentAlso: [null],
    usage: null,
    category: old ? "network" : "unknown",
    categoryAlso: old ? ["unknown"] : ["validation"],
    ...(old ? { contentAll: [text, text], contentAllAlso: [[text]] } : {}),
    note: "The answer is cut at its limit, and codex ends with an error.",
  };
}
