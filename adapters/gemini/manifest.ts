import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { claimedWishes, type WishFlags } from "../shared/invocation/wishes.ts";

const NOT_ON_STDOUT =
  "stdout holds records, a document or the model's texts; a failure is reported there by records, else on stderr. Errors on stdout are reported of wrappers and old versions only.";

const READ_AS_QUOTA =
  "Google's word for every 429 is RESOURCE_EXHAUSTED, which the core reads as a quota unless a wait of seconds is given. The one recorded run with a wait was ended while the CLI tried again.";

const NEVER_SILENT =
  "Something is always printed: a record, or a line on stderr. Exit codes alone are read by the vendor's source, no recording has them.";

const REFUSED_AT_START = "Printed before the first record, on stderr, in every format.";

const TEXT_AND_JSON =
  "In text and json a failed model call is reported on stderr. The recordings of those formats are a refused login, a quota and a turn limit; the path is the same.";

/** Why no recording shows a category on a surface. */
const errorCoverage = withNotSpawned({
  quota: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  rate_limit: {
    record: READ_AS_QUOTA,
    stdout: NOT_ON_STDOUT,
    stderr: READ_AS_QUOTA,
    exit: NEVER_SILENT,
  },
  authentication: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  validation: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  network: { stdout: NOT_ON_STDOUT, stderr: TEXT_AND_JSON, exit: NEVER_SILENT },
  server: { stdout: NOT_ON_STDOUT, stderr: TEXT_AND_JSON, exit: NEVER_SILENT },
  timeout: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  not_found: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  configuration: { record: REFUSED_AT_START, stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
  unknown: { stdout: NOT_ON_STDOUT, exit: NEVER_SILENT },
});

/** The flags that pass the wishes of a request; a system prompt is on stdin. */
export const WISH_FLAGS = {
  systemPrompt: null,
  model: "--model",
  session: "--resume",
  allowTools: "--allowed-tools",
  skipPermissions: "--yolo",
} as const satisfies WishFlags;

/** Who this adapter is and what it claims. The CLI shows no cost and no thoughts. */
export const manifest: Manifest = {
  id: "gemini",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "gemini",
  aliases: ["gemini-cli", "gemini_cli", "gemini_local"],
  commands: ["gemini"],
  install: "npm install -g @google/gemini-cli",
  cliVersions: ">=0.8.2 <=0.61.0",
  transport: "cli",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json", "text"],
  usageKeys: ["cached"],
  terminalRecords: { "stream-json": "result", json: ".response|.error", text: null },
  capabilities: {
    streaming: true,
    stallWatch: true,
    sessions: true,
    tools: true,
    thinking: false,
    usage: true,
    cost: false,
    model: true,
    quota: false,
    interactive: true,
    fileChanges: true,
    models: true,
  },
  requests: claimedWishes(WISH_FLAGS),
  plainStart: ["-p", "", "--output-format", "stream-json", "json", "text"],
  // `auto` lets the CLI's router choose; the others are those that its documentation names.
  ...namedModels([
    { id: "auto", name: "Auto" },
    { id: "gemini-2.5-pro", name: "Pro", aliases: ["pro"] },
    { id: "gemini-2.5-flash", name: "Flash", aliases: ["flash"] },
    { id: "gemini-2.5-flash-lite", name: "Flash-Lite", aliases: ["flash-lite"] },
  ]),
  defaultModel: "auto",
  errorCoverage,
};
