import type { Adapter, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import { familyOf } from "../../model/invariants.ts";
import { terminalNames } from "../../records/terminal-record.ts";

/** A reason to leave an adapter out when no format of it has a terminal record. */
export function withoutTerminalRecord(adapter: Adapter): string | null {
  return terminalNames(adapter.manifest).size > 0 ? null : "no output format has a terminal record";
}

/** A reason to leave an adapter out whose every format is plain text. */
export function withoutRecords(adapter: Adapter): string | null {
  return adapter.manifest.outputFormats.some(isRecordFormat) ? null : "no output format has records";
}

/** A reason to leave an adapter out that reads no plain text. */
export function withoutText({ manifest }: Adapter): string | null {
  return manifest.outputFormats.includes("text") ? null : "no output format is plain text";
}

/** A reason to leave an adapter of an API out of what is done to processes. */
export function withoutProcess({ manifest }: Adapter, invariant: string): string | null {
  const isOfProcess = manifest.transport === "api" && familyOf(invariant) === "PROC";
  return isOfProcess ? "the adapter starts no process" : null;
}

/** True for the formats whose stdout is JSON. */
export function isRecordFormat(format: OutputFormat): boolean {
  return format !== "text";
}

/** A reason to leave an adapter out that has no session codec. */
export function withoutSessionCodec(adapter: Adapter): string | null {
  return adapter.sessionCodec === undefined ? "the adapter has no session codec" : null;
}

/** A reason to leave an adapter out whose prompt does not go to stdin. */
export function withoutStdinPrompt({ manifest }: Adapter): string | null {
  const { promptStyle = "stdin" } = manifest;
  return promptStyle === "stdin" ? null : `the prompt is given by ${promptStyle}`;
}

/** A reason to leave an adapter out whose prompt is an argument, so that nobody compares what arrived. */
export function withArgumentPrompt({ manifest }: Adapter): string | null {
  return manifest.promptStyle === "arg" ? "the prompt is given by arg" : null;
}

/** A reason to leave an adapter out whose prompt does not go into a file. */
export function withoutFilePrompt({ manifest }: Adapter): string | null {
  const { promptStyle = "stdin" } = manifest;
  return promptStyle === "file" ? null : `the prompt is given by ${promptStyle}`;
}

/** A reason to leave an adapter out that has no health check. */
export function withoutHealthCheck(adapter: Adapter): string | null {
  return adapter.healthCheck === undefined ? "the adapter has no health check" : null;
}
