import type { RecordingRecipe } from "../../recipe.ts";
import { runs } from "./runs.ts";
import { truthOf } from "./truth.ts";

/** What the CLI's own `auth` command writes. */
const PROVIDERS_FILE = "~/.cline/data/settings/providers.json";
const PROVIDER = "openai-compatible";

/** cline with a provider of the user's own, which is the scripted API. */
const recipe: RecordingRecipe = {
  package: () => "cline",
  defaultVersion: "3.0.65",
  bin: "cline",
  setup: ({ apiOrigin }) => ({
    env: { CLINE_TELEMETRY_DISABLED: "1" },
    files: {
      [PROVIDERS_FILE]: JSON.stringify({
        version: 1,
        lastUsedProvider: PROVIDER,
        modes: {},
        providers: {
          [PROVIDER]: {
            settings: {
              provider: PROVIDER,
              apiKey: "test-key-000",
              model: "lab-model",
              baseUrl: `${apiOrigin}/v1`,
            },
            updatedAt: "2026-01-01T00:00:00.000Z",
            tokenSource: "manual",
          },
        },
      }),
    },
  }),
  runs: () => runs,
  session: ({ stdout }) => /"taskId":"(conv_[^"]+)"/.exec(stdout)?.[1] ?? null,
  truth: truthOf,
  volatile: ["ts", "agentId", "taskId", "toolCallId", "durationMs", "stack"],
};

export default recipe;
