import type { Manifest } from "../../contracts/cli/v1/adapter.ts";
import { withNotSpawned } from "../shared/errors/spawn-errors.ts";
import { namedModels } from "../shared/invocation/named-models.ts";
import { API_KEY, access } from "./access.ts";

const RECORD =
  "Never recorded: the fixtures are written from documents and reports, which show nothing for certain.";

const STDOUT =
  "The body is JSON or an event stream. Where a gateway answers with a page, the status line tells.";

const STDERR =
  "It was not recorded. The status line and failures of the connection are there, by reported fixtures.";

const EXIT = "Never recorded. An end without a message is a stream that broke off, a timeout or an abort.";

const LOCAL = "Reported before anything is sent, by the shell: a bad address, a missing key.";

const api = { record: RECORD, stdout: STDOUT, stderr: STDERR, exit: EXIT };

/** Why no recording shows a category on a surface: there is no recording, since each would need an account. */
const errorCoverage = withNotSpawned({
  quota: api,
  rate_limit: api,
  authentication: api,
  validation: api,
  network: api,
  server: api,
  timeout: api,
  not_found: api,
  configuration: { record: LOCAL, stdout: LOCAL, stderr: LOCAL, exit: LOCAL },
  unknown: api,
});

/**
 * Who this adapter is and what it claims. There are hundreds of models and they change by the week: `GET /models` has
 * them. The record that says why the model stopped ends a run; the one that repeats it counts the tokens.
 */
export const manifest: Manifest = {
  id: "openrouter",
  version: "1.0.0",
  vendor: "cliproof",
  provider: "openrouter",
  aliases: ["open-router", "open_router"],
  transport: "api",
  promptStyle: "stdin",
  outputFormats: ["stream-json", "json"],
  recordKeys: ["object"],
  terminalRecords: {
    "stream-json": ".choices.0.finish_reason|.error",
    json: ".choices|.error",
  },
  capabilities: {
    streaming: true,
    sessions: false,
    tools: true,
    thinking: true,
    usage: true,
    cost: true,
    model: true,
    quota: false,
    stopReason: true,
    interactive: false,
  },
  requests: ["systemPrompt", "model", "effort", "outputSchema"],
  plainStart: [],
  ...namedModels([{ id: "openrouter/auto", name: "Auto Router", aliases: ["auto"] }]),
  defaultModel: null,
  errorCoverage,
  apiKeyVariable: API_KEY,
  baseUrlVariable: access.baseUrlVariable,
};
