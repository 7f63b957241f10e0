import type { RecordedRun } from "../../recipe.ts";
import { answeredRuns } from "./answered-runs.ts";
import { answers } from "./answers.ts";
import { asJson, asText, streamed } from "./command.ts";
import { startUpRuns } from "./start-up-runs.ts";
import { toolRuns } from "./tool-runs.ts";

const shell = { name: "run_shell_command", status: "error" } as const;

/** An error of the API is a good end with nothing in it, exit 0; one line on stderr is the only sign. */
const hidden = {
  contentAlso: [""],
  categoryAlso: ["unknown"],
  note: "A good result without text or tokens, exit 0; only stderr tells that the API failed.",
};

/** The shell tool takes no command at all with the parsers that npm gives it today. */
const rejected = { tools: [shell], note: "The shell tool could not read the command." };

/** The scenarios of versions before 0.20. */
export const olderRuns: Readonly<Record<string, RecordedRun>> = {
  version: startUpRuns.version!,
  help: startUpRuns.help!,
  "unknown-flag": startUpRuns["unknown-flag"]!,
  "no-prompt": startUpRuns["no-prompt"]!,
  "not-logged-in": startUpRuns["not-logged-in"]!,
  "success-text": answeredRuns["success-text"]!,
  "success-unicode": answeredRuns["success-unicode"]!,
  "json-success-text": answeredRuns["json-success-text"]!,
  "text-success-text": answeredRuns["text-success-text"]!,
  cached: answeredRuns.cached!,
  "tool-use": streamed("tool-use", { truth: rejected }),
  "tool-missing-file": toolRuns["tool-missing-file"]!,
  "max-turns": {
    ...toolRuns["max-turns"]!,
    truth: {
      ...toolRuns["max-turns"]!.truth!,
      ...answers(3, undefined, null),
      tools: [shell, shell, { ...shell, status: "ok" }],
    },
  },
  "auth-401": streamed("auth-401", { truth: hidden }),
  "forbidden-403": streamed("forbidden-403", { truth: hidden }),
  "json-auth-401": asJson("auth-401", { truth: hidden }),
  "text-auth-401": asText("auth-401", { truth: hidden }),
  "reset-mid-stream": streamed("reset-mid-stream", {
    truth: { ...hidden, category: "network", categoryAlso: ["unknown", "server"] },
  }),
};
