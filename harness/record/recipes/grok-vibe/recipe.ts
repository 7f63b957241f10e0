import type { RecordingRecipe } from "../../recipe.ts";
import { runs } from "./runs.ts";
import { truthOf } from "./truth.ts";

/** The community's grok, which asks chat completions without streaming. */
const recipe: RecordingRecipe = {
  package: () => "@vibe-kit/grok-cli",
  defaultVersion: "0.0.34",
  bin: "grok",
  setup: ({ apiOrigin }) => ({
    env: {
      GROK_API_KEY: "test-key-000",
      GROK_BASE_URL: `${apiOrigin}/v1`,
      GROK_MODEL: "lab-model",
    },
    files: {},
  }),
  runs: () => runs,
  truth: truthOf,
  volatile: ["id", "tool_call_id"],
};

export default recipe;
