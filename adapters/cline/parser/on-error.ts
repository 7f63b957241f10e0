import { isKnownCode } from "../../shared/errors/is-known-code.ts";
import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import { word } from "../../shared/fields/word.ts";
import { ERROR_RULES } from "../error-rules.ts";
import type { RunState } from "./run-state.ts";

/** More of them than this say nothing new. */
const KEPT_ERRORS = 10;

/** A model call failed; a result says so next, unless the CLI goes on. Its class is one of a few words, mostly `unknown`. */
export function onError(state: RunState, event: JsonRecord): void {
  if (state.errors.length >= KEPT_ERRORS) return;
  const code = word(event.errorClass);
  state.errors.push({
    place: "record",
    text: stringAt(event, "error", "message") ?? stringAt(event.error),
    code: code !== null && isKnownCode(code, ERROR_RULES) ? code : null,
  });
}

/** A warning, or what the CLI does about trouble: nothing that fails the run. */
export function onNotice(state: RunState, event: JsonRecord): void {
  const message = stringAt(event.message);
  if (message !== null) state.diagnostics.notice(message);
}

/** Somebody interrupted the run. The CLI ends it by itself, with a result, and exits with 0. */
export function onAbort(state: RunState): void {
  state.isAborted = true;
}
