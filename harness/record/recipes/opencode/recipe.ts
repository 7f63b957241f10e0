import type { RecordingRecipe } from "../../recipe.ts";
import { CONFIG_FILE, config } from "./config.ts";
import { runsOf } from "./runs.ts";
import { truthOf } from "./truth.ts";

/** opencode with a provider of one's own, which is the scripted API. Its command is a native program. */
const recipe: RecordingRecipe = {
  package: () => "opencode-ai",
  defaultVersion: "1.18.33",
  bin: "opencode",
  // The package links the program of this machine's kind to the name of its command.
  installScripts: true,
  setup: ({ apiOrigin }) => ({
    env: {
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      OPENCODE_DISABLE_DEFAULT_PLUGINS: "1",
      OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
      OPENCODE_DISABLE_MODELS_FETCH: "1",
      OPENCODE_DISABLE_SHARE: "1",
    },
    files: { [CONFIG_FILE]: config(apiOrigin) },
  }),
  runs: ({ version, session }) => runsOf(version, session),
  session: ({ stdout }) => /"sessionID":"(ses_[A-Za-z0-9]+)"/.exec(stdout)?.[1] ?? null,
  truth: truthOf,
  volatile: [
    "timestamp",
    "sessionID",
    "id",
    "messageID",
    "callID",
    "time",
    "start",
    "end",
    "date",
    "ref",
    "outputPath",
  ],
};

export default recipe;
