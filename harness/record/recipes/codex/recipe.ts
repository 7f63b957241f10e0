import type { RecordingRecipe } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { builtInRuns } from "./built-in-runs.ts";
import { configToml } from "./config.ts";
import { failedRuns } from "./failed-runs.ts";
import { LEFT_OUT } from "./left-out.ts";
import { promptRuns } from "./prompt-runs.ts";
import { sessionRuns } from "./session-runs.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { stoppedRuns } from "./stopped-runs.ts";
import { toolRuns } from "./tool-runs.ts";
import { truthOf } from "./truth.ts";

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
  // The oldest tell how long a command took.
  volatile: ["thread_id", "sender_thread_id", "receiver_thread_ids", "secs", "nanos"],
  leftOut: LEFT_OUT,
};

export default recipe;
