import type { RecordedRun } from "../../recipe.ts";
import { asText, PROMPT, streamed } from "./command.ts";
import { CONFIG_FILE, UNATTENDED } from "./config.ts";

/** What a run that does not start is worth: nothing but a reason on stderr. */
export const unstarted = (category: string, note: string, also: string[] = []) => ({
  status: "error" as const,
  category,
  ...(also.length > 0 ? { categoryAlso: also } : {}),
  modelAlso: [],
  note,
});

const STDERR = "The start is refused, on stderr alone.";
const NO_TERMINAL = unstarted("validation", "It wants its screen, and finds no terminal.", ["unknown"]);
const noModel = unstarted("not_found", "There is no model of that name in the settings.", ["validation"]);

/** Runs that ask no one: what the CLI says of itself, and what it does not start with. */
export const startUpRuns: Readonly<Record<string, RecordedRun>> = {
  version: { api: null, argv: ["--version"], outputFormat: "text", kind: "version" },
  help: { api: null, argv: ["--help"], outputFormat: "text", kind: "help" },
  "unknown-flag": streamed(null, { truth: unstarted("validation", "Exit 2.") }, "--no-such-flag"),
  "bad-output-format": {
    api: null,
    argv: [...PROMPT, "--output-format", "yaml"],
    outputFormat: "text",
    truth: unstarted("validation", "Exit 2."),
  },
  "bad-config": streamed(null, {
    files: { [CONFIG_FILE]: "[models\ndefault=\n" },
    truth: unstarted("configuration", STDERR),
  }),
  "no-prompt": {
    api: null,
    argv: ["--yolo", "--output-format", "streaming-json"],
    outputFormat: "stream-json",
    stdin: "",
    truth: NO_TERMINAL,
  },
  "stdin-prompt": {
    api: null,
    argv: ["--yolo", "--output-format", "streaming-json"],
    outputFormat: "stream-json",
    stdin: "Say hello from stdin\n",
    truth: NO_TERMINAL,
  },
  "empty-p": {
    api: null,
    argv: ["-p", "", "--yolo", "--output-format", "streaming-json"],
    outputFormat: "stream-json",
    truth: unstarted("validation", STDERR),
  },
  "unknown-model": streamed("success-text", { truth: refusedModel() }, "-m", "no-such-model"),
  "unknown-model-plain": asText("success-text", { truth: refusedModel() }, "-m", "no-such-model"),
  "not-logged-in": streamed(null, {
    env: { XAI_API_KEY: null, GROK_MODELS_BASE_URL: null },
    files: { [CONFIG_FILE]: UNATTENDED },
    truth: unstarted("authentication", "It asks for a login."),
  }),
};

/** The list of models is asked for; the model itself is not. */
function refusedModel() {
  return { ...noModel, content: null, usage: null, model: null };
}
