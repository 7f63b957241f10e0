import semver from "semver";
import type { RecordingRecipe } from "../../recipe.ts";
import { MODEL } from "./command.ts";
import { runsOf } from "./runs.ts";
import { SETTINGS_FILE, settings } from "./settings.ts";
import { truthOf } from "./truth.ts";

/** qwen with a key, asking the scripted API and no one else. */
const recipe: RecordingRecipe = {
  package: () => "@qwen-code/qwen-code",
  defaultVersion: "0.24.4",
  bin: "qwen",
  node: (version) => (semver.gte(version, "0.20.0") ? ">=22" : ">=20"),
  setup: ({ apiOrigin }) => ({
    env: {
      OPENAI_API_KEY: "test-key-000",
      OPENAI_BASE_URL: `${apiOrigin}/v1`,
      OPENAI_MODEL: MODEL,
      NO_BROWSER: "true",
      TERM: "xterm-256color",
    },
    files: { [SETTINGS_FILE]: JSON.stringify(settings) },
  }),
  runs: ({ version, session }) => runsOf(version, session),
  session: sessionIn,
  truth: truthOf,
  volatile: [
    "uuid",
    "session_id",
    "id",
    "message_id",
    "duration_ms",
    "duration_api_ms",
    "parent_uuid",
    "durationMs",
    "generationDurationMs",
    "totalDurationMs",
    "totalGenerationDurationMs",
    "totalLatencyMs",
    "totalTtftMs",
    "ttftMs",
  ],
};

export default recipe;

/** The id of the session as the first record shows it; text tells none. */
function sessionIn({ stdout }: { stdout: string }): string | null {
  return /"session_id": ?"([^"]+)"/.exec(stdout)?.[1] ?? null;
}
