import semver from "semver";
import { MCP_COMMAND, MCP_FILES } from "../../mcp-server.ts";
import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { asText, PROMPT, streamed } from "./command.ts";
import { otherApiRuns } from "./other-api-runs.ts";
import { olderSessionRuns, sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";

const denied = (name: string) => ({
  tools: [{ name, status: "error" as const }],
  note: "The CLI does not allow it.",
});

const WITH_SERVER = JSON.stringify({
  mcpServers: { demo: { type: "local", ...MCP_COMMAND, tools: ["*"] } },
});

/** Runs in which the model asks for tools. A tool that fails or is denied does not fail the run. */
const toolRuns: Readonly<Record<string, RecordedRun>> = {
  "tool-use": streamed("tool-use"),
  "tool-use-plain": asText("tool-use"),
  "tool-use-no-allow": { ...streamed("tool-use"), argv: [...PROMPT, "--output-format", "json"] },
  "tool-use-no-allow-plain": { ...asText("tool-use"), argv: [...PROMPT] },
  "tool-use-denied": streamed("tool-use", { truth: denied("bash") }, "--deny-tool", "shell"),
  // Either call may end first.
  "tool-parallel": streamed("tool-parallel", { byTheClock: true }),
  "tool-error": streamed("tool-error", {
    truth: {
      tools: [{ name: "bash", status: "error" }],
      note: "The call is a success; its exit code stands beside it.",
    },
  }),
  "tool-stderr": streamed("tool-stderr"),
  "tool-unknown": streamed("tool-unknown"),
  "tool-badargs": streamed("tool-badargs"),
  "tool-missing-arg": streamed("tool-badinput"),
  "tool-edit": streamed("tool-write"),
  "thought-and-tool": streamed("thought-and-tool"),
  "denied-call": streamed(
    "tool-use",
    {
      truth: { tools: [{ name: "bash", status: "error", denied: true }], note: "The CLI does not allow it." },
    },
    "--deny-tool",
    "shell",
  ),
  "file-work": streamed("file-work"),
  "mcp-call": streamed("mcp-call", { files: MCP_FILES }, "--additional-mcp-config", WITH_SERVER),
  "tool-outside": streamed("tool-outside", { truth: denied("view") }),
  "tool-bigout": streamed("tool-big", { truth: denied("bash") }),
};

const refused = {
  status: "error" as const,
  category: "network",
  note: "No server listens at the API's address.",
};

const busy = { categoryAlso: ["rate_limit"], note: "An overload is the server's, or a limit of its rate." };

/** Runs that the API refuses. Most are asked again, five times, with pauses that grow to a minute in all. */
const refusedRuns: Readonly<Record<string, RecordedRun>> = {
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

/** Answers that break off. Each is asked for five times more, and the deltas of every try stay where they are. */
const brokenRuns: Readonly<Record<string, RecordedRun>> = {
  "reset-mid-stream": streamed("reset-mid-stream"),
  "eof-mid-stream": streamed("eof-mid-stream"),
  "malformed-sse": streamed("malformed-sse", {
    truth: { categoryAlso: ["server"], note: "A chunk that cannot be read." },
  }),
  "error-in-stream": streamed("error-in-stream"),
  "html-200": streamed("captive-portal-200", {
    truth: {
      httpStatus: null,
      categoryAlso: ["server", "unknown"],
      note: "A page is taken for a stream without chunks.",
    },
  }),
};

/** The scenarios of a version. Those before the native program (1.0.33 and later) have fewer. */
export function runsOf(
  version: string,
  session: string | undefined,
  home: string,
): Readonly<Record<string, RecordedRun>> {
  if (semver.lt(version, "1.0.33")) return olderRuns(session);
  return {
    ...startUpRuns,
    ...answeredRuns(home),
    ...toolRuns,
    ...refusedRuns,
    ...brokenRuns,
    ...otherApiRuns,
    ...sessionRuns(session),
    ...stoppedRuns,
  };
}

/** The scenarios of versions before the native program. */
function olderRuns(session: string | undefined): Readonly<Record<string, RecordedRun>> {
  const answered = answeredRuns("");
  return {
    version: startUpRuns.version!,
    help: startUpRuns.help!,
    "unknown-flag": startUpRuns["unknown-flag"]!,
    "not-logged-in": startUpRuns["not-logged-in"]!,
    "success-text": answered["success-text"]!,
    "success-text-plain": answered["success-text-plain"]!,
    "success-unicode": answered["success-unicode"]!,
    "stdin-prompt": answered["stdin-prompt"]!,
    reasoning: answered.reasoning!,
    "usage-cached": answered["usage-cached"]!,
    "tool-use": toolRuns["tool-use"]!,
    "tool-error": streamed("tool-error", {
      truth: {
        tools: [{ name: "bash", status: "error" }],
        toolsAlso: [[{ name: "bash", status: "ok" }]],
        note: "The call is a success; the exit code stands in its text alone.",
      },
    }),
    "auth-401": refusedRuns["auth-401"]!,
    "context-too-long-400": refusedRuns["context-too-long-400"]!,
    "rate-limit-429": refusedRuns["rate-limit-429"]!,
    ...olderSessionRuns(session),
  };
}
