import type { RecordedRun, RecordingRecipe } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { streamed } from "./command.ts";
import { configFile, configToml } from "./config.ts";
import { failedRuns } from "./failed-runs.ts";
import { promptRuns } from "./prompt-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";
import { truthOf } from "./truth.ts";
import { isOld } from "./versions.ts";

/** Scenarios that were recorded by other means and that no run repeats, each with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "not-logged-in-default":
    "Without settings codex asks the real address by name: what it prints is the machine's resolver's, and where the network cannot be cut off, a stranger would be asked.",
  "success-openai-provider-env":
    "This version does not look at OPENAI_BASE_URL and asks the real address, as in not-logged-in-default; older versions are recorded with it.",
  "rust-log-debug":
    "Tracing on stderr comes in another order, with other durations and counts of tries each time, so that no two recordings can be compared; the one we have was cut by hand.",
};

/** Codex over the Responses API, with a provider that config.toml describes and a key that is none. */
const recipe: RecordingRecipe = {
  package: () => "@openai/codex",
  defaultVersion: "0.171.0",
  bin: "codex",
  setup: ({ apiOrigin }) => ({
    env: { LAB_API_KEY: "test-key-000" },
    files: { "~/.codex/config.toml": configToml(apiOrigin) },
  }),
  runs: ({ version, session }) => ({
    ...startUpRuns(version),
    ...promptRuns(version),
    ...builtInRuns(version),
    ...answeredRuns(version),
    ...toolRuns(version),
    ...failedRuns(version),
    ...sessionRuns(version, session),
    ...stoppedRuns(version),
  }),
  session: ({ stdout, stderr }) =>
    (/"thread_id":"([^"]+)"/.exec(stdout) ?? /^session id: (\S+)$/m.exec(stderr))?.[1] ?? null,
  truth: truthOf,
  // The oldest say how long a command took.
  volatile: ["thread_id", "sender_thread_id", "receiver_thread_ids", "secs", "nanos"],
  leftOut: LEFT_OUT,
};

export default recipe;

/** The built-in provider asks for a WebSocket first, and takes up HTTPS when that was refused seven times. */
function builtInRuns(version: string): Readonly<Record<string, RecordedRun>> {
  if (isOld(version)) {
    const env = { OPENAI_BASE_URL: "{{api}}/v1", CODEX_API_KEY: "test-key-000" };
    const files = configFile({ provider: "openai" });
    return { "success-openai-provider-env": streamed("success-text", { files, env }) };
  }
  const files = configFile({ provider: "openai", top: 'openai_base_url = "{{api}}/v1"' });
  const truth = {
    note: "Refused WebSockets are notices and an item of type error; then codex asks over HTTPS.",
  };
  return {
    "success-openai-provider-config": streamed("success-text", {
      files,
      env: { CODEX_API_KEY: "test-key-000" },
      truth,
    }),
    "not-logged-in-openai": streamed("success-text", { files, env: { LAB_API_KEY: null }, truth }),
  };
}
