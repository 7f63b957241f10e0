import type { RecordedRun } from "../../recipe.ts";
import { asText, streamed } from "./command.ts";

/** Runs that the API refuses. A minute and more goes by where it is asked again with growing pauses. */
export const refusedRuns: Readonly<Record<string, RecordedRun>> = {
  "auth-401": streamed("auth-401"),
  "auth-401-plain": asText("auth-401", {
    truth: { httpStatusAlso: [null], note: "Text tells the sentence, and no status." },
  }),
  "forbidden-403": streamed("forbidden-403"),
  "model-not-found-404": streamed("model-not-found-404"),
  "quota-402": streamed("quota-402"),
  "context-too-long-400": streamed("context-400", {
    truth: {
      httpStatus: null,
      httpStatusAlso: [400],
      note: "The error is a class of its own, which tells no status.",
    },
  }),
  "bad-request-400": streamed("bad-request-400"),
  "rate-limit-429": streamed("rate-limit-429"),
  "quota-429": streamed("quota-429", { slow: true }),
  "server-500": streamed("server-500", { slow: true }),
  "overloaded-503": streamed("overloaded-503", {
    slow: true,
    truth: { categoryAlso: ["rate_limit"], note: "An overload is the server's, or a limit of its rate." },
  }),
  "network-refused": streamed(null, {
    slow: true,
    truth: { status: "error", category: "network", note: "Nobody listens at the API's address." },
  }),
};
