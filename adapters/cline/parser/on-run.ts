import { type JsonRecord, stringAt } from "../../shared/fields/fields.ts";
import type { RunState } from "./run-state.ts";
import { resultSpending, spendingSoFar } from "./spending.ts";

/** Printed with `--verbose` only. */
export function onRunStart(state: RunState, record: JsonRecord): void {
  state.model = stringAt(record.modelId) ?? state.model;
}

/** A model call begins, with the tools that it will ask for. */
export function onIterationStart({ transcript }: RunState): void {
  transcript.startCall();
}

/** The call went well, so that the errors before it are overcome. */
export function onIterationEnd(state: RunState): void {
  state.transcript.stopBlock();
  state.transcript.finishCall();
  state.overcome = state.errors.length;
}

export function onUsage(state: RunState, event: JsonRecord): void {
  state.spending = spendingSoFar(event) ?? state.spending;
}

/** The end of the run. Its figures are those of all agents of the run, where the events have those of the first. */
export function onResult(state: RunState, record: JsonRecord): void {
  state.result = { finishReason: stringAt(record.finishReason), text: stringAt(record.text) };
  state.model = stringAt(record, "model", "id") ?? state.model;
  state.spending = resultSpending(record.usage) ?? state.spending;
}
