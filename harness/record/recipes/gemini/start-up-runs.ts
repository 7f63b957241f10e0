import type { RecordedRun } from "../../recipe.ts";
import { PROMPT, streamed } from "./command.ts";
import { settings, withLogin, withSettings } from "./settings.ts";

/** What is known of a run that ends before it asks a model: stderr and the exit code are all there is. */
function refused(
  category: string,
  note: string,
  ...categoryAlso: string[]
): NonNullable<RecordedRun["truth"]> {
  return {
    status: "error",
    content: null,
    category,
    categoryAlso,
    httpStatus: null,
    httpStatusAlso: [],
    usage: null,
    usageAlso: [],
    model: null,
    modelAlso: [],
    note,
  };
}

const noKey = { GEMINI_API_KEY: null };

/** Runs that end before a model is asked. */
export const startUpRuns: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, kind: "version", argv: ["--version"], outputFormat: "text" },
  help: { api: null, kind: "help", argv: ["--help"], outputFormat: "text" },
  "unknown-flag": streamed(
    null,
    { truth: refused("validation", "Names the flag on stderr, then prints the help.") },
    "--no-such-flag",
  ),
  "bad-output-format": {
    api: null,
    argv: ["-p", "", "-o", "xml"],
    outputFormat: "text",
    stdin: PROMPT,
    truth: refused("validation", "A format that does not exist was asked for."),
  },
  "no-prompt": streamed(null, { stdin: "", truth: refused("validation", "Nothing was asked.") }),
  "not-logged-in": streamed(null, {
    env: noKey,
    files: withLogin(),
    truth: refused("authentication", "No way to log in was chosen.", "configuration"),
  }),
  "oauth-no-login": streamed(null, {
    env: noKey,
    files: withLogin("oauth-personal"),
    truth: refused("authentication", "A browser login is needed, and no person is present."),
  }),
  "untrusted-folder": streamed(null, {
    files: {
      "~/.gemini/trustedFolders.json": "{}",
      ...withSettings({ security: { ...settings.security, folderTrust: { enabled: true } } }),
    },
    truth: refused("configuration", "The folder is not trusted.", "validation", "authentication", "unknown"),
  }),
};
