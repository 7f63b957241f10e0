import semver from "semver";
import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { brokenRuns } from "./broken-runs.ts";
import { asText, streamed } from "./command.ts";
import { olderRuns } from "./older-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { toolRuns } from "./tool-runs.ts";

const cut = {
  status: "error" as const,
  content: null,
  usage: null,
  costUsd: null,
  category: "timeout",
  note: "The text so far is lost.",
};

/** Runs that a signal or the time limit ends. */
const stoppedRuns: Readonly<Record<string, RecordedRun>> = {
  sigterm: streamed("slow", { signal: { name: "SIGTERM", afterMs: 2500 }, truth: cut }),
  sigint: streamed("slow", {
    signal: { name: "SIGINT", afterMs: 2500 },
    truth: { ...cut, category: "unknown", categoryAlso: ["timeout"] },
  }),
  "sigterm-in-tool": streamed("tool-slow", {
    signal: { name: "SIGTERM", afterMs: 4000 },
    truth: { ...cut, tools: [], note: "A tool has no record before it ends." },
  }),
  hang: streamed("hang", {
    timeoutMs: 20_000,
    truth: { ...cut, note: "Not a byte comes, and no error either." },
  }),
};

/** Runs that the API refuses. A minute and more goes by where it is asked again with growing pauses. */
const refusedRuns: Readonly<Record<string, RecordedRun>> = {
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
    truth: { status: "error", category: "network", note: "No server listens at the API's address." },
  }),
};

/** The scenarios of a version. Before 1.18 refusals are asked again for ever, and errors end with exit 0. */
export function runsOf(version: string, session: string | undefined): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "1.18.0")) return olderRuns;
  return {
    ...startUpRuns,
    ...answeredRuns,
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
}
