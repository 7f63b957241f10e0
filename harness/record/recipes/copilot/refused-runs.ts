import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";

const refused = {
  status: "error" as const,
  category: "network",
  note: "Nobody listens at the API's address.",
};
const busy = { categoryAlso: ["rate_limit"], note: "An overload is the server's, or a limit of its rate." };

/** Runs that the API refuses. Most are asked again, five times, with pauses that grow to a minute in all. */
export const refusedRuns: Readonly<Record<string, RecordedRun>> = {
  "auth-401": streamed("auth-401"),
  "auth-401-plain": asText("auth-401"),
  "forbidden-403": streamed("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "quota-429": streamed("quota-429", { slow: true }),
  "context-too-long-400": streamed("context-400"),
  "bad-request-400": streamed("bad-request-400"),
  "rate-limit-429": streamed("rate-limit-429"),
  "rate-limit-429-plain": asText("rate-limit-429"),
  "rate-limit-429-long": streamed("rate-limit-429-long"),
  "server-500": streamed("server-500"),
  "server-500-plain": asText("server-500"),
  "overloaded-503": streamed("overloaded-503", { truth: busy }),
  "html-502": streamed("server-502-html"),
  "network-refused": streamed(null, { truth: refused }),
  "network-refused-plain": asText(null, { truth: refused }),
};
