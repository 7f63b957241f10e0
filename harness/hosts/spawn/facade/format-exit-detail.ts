import { stripAnsi } from "../../../../adapters/shared/framing/ansi-stripper.ts";
import type { SpawnResult } from "../../../../contracts/spawn/v1/provider-adapter.ts";

/** Characters of output that are shown where no message is known. */
const MAX_OUTPUT = 500;
const MODEL_WORDS = /\bmodel\b/i;

/** What a person can do about it, by the status of the API, given the model that was asked for. */
export type Tips = Readonly<Record<number, (model: string | undefined) => string>>;

const TIPS: Tips = {
  401: () => "log in again, or check the API key of this provider.",
  402: () => "the account is out of credit: add some, or pick another provider.",
  403: () => "this account may not do that: check its plan and permissions.",
  404: (model) =>
    `pick a model that this provider supports${model === undefined ? "" : ` in place of ${JSON.stringify(model)}`}.`,
  429: () => "the limit is reached: wait, or pick another provider.",
};

/**
 * Why a run failed, for a person: the provider's message with its HTTP status, else the beginning of what the CLI
 * printed, and a tip where one helps. Begins with a line break so that it can follow a sentence; empty where nothing is
 * known (INV-SPAWN-DETAIL-001, -002).
 *
 * @param model that was asked for, for the tip.
 * @param tips in the host's own words, such as the command that sets its model; those left out are ours.
 */
export function formatExitDetail(result: SpawnResult, model?: string, tips: Tips = {}): string {
  const { errorMessage, apiErrorStatus, stdout } = result;
  const status = apiErrorStatus === undefined ? "" : `HTTP ${apiErrorStatus}`;
  const message = errorMessage?.trim() ?? "";
  const said = message === "" ? beginning(stdout) : message;
  if (said === "" && status === "") return "";
  const reason = said === "" ? status : status === "" ? said : `${said} (${status})`;
  const tip = tipFor(apiErrorStatus, said, model, { ...TIPS, ...tips });
  return `\n  ${reason}${tip === undefined ? "" : `\n  Tip: ${tip}`}`;
}

function beginning(output: string): string {
  return stripAnsi(output).trim().slice(0, MAX_OUTPUT);
}

/** A 404 is about the model unless the words are about something else. */
function tipFor(
  status: number | undefined,
  said: string,
  model: string | undefined,
  tips: Tips,
): string | undefined {
  if (status === undefined || !Object.hasOwn(tips, status)) return undefined;
  if (status === 404 && said !== "" && !MODEL_WORDS.test(said) && model === undefined) return undefined;
  return tips[status]!(model);
}
