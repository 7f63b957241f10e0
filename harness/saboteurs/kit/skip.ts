import type { Adapter, Outcome, OutputFormat } from "../../../contracts/cli/v1/adapter.ts";
import type { Capabilities } from "../../../schemas/cli/v1/generated/capabilities.ts";
import { familyOf } from "../../model/invariants.ts";
import { stringsIn } from "../../records/json-values.ts";
import { terminalNames, terminalRecord } from "../../records/terminal-record.ts";
import { type CorpusFixture, someFixture } from "./corpus-fixtures.ts";
import { someReported } from "./reported-by-line.ts";
import { someOutcome } from "./some-outcome.ts";

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

/** A reason to leave an adapter out whose prompt is an argument, so that no one compares what arrived. */
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

/** A reason to leave an adapter out that does not claim all of these capabilities. */
export function withoutClaim(...capabilities: (keyof Capabilities)[]): (adapter: Adapter) => string | null {
  return ({ manifest }) => {
    const missing = capabilities.find((capability) => manifest.capabilities?.[capability] !== true);
    return missing === undefined ? null : `the adapter claims no ${String(missing)}`;
  };
}

/** A reason to leave an adapter out none of whose runs ends twice, as those do that go on to another turn. */
export function withoutSecondEnd(adapter: Adapter): string | null {
  const reason = withoutTerminalRecord(adapter);
  if (reason !== null) return reason;
  const isTwice = someFixture(adapter, (fixture) => endsTwice(adapter, fixture));
  return isTwice ? null : "no run here has two terminal records";
}

function endsTwice({ manifest }: Adapter, { outputFormat, records }: CorpusFixture): boolean {
  if (outputFormat !== "stream-json") return false;
  const terminal = terminalRecord(manifest, { outputFormat });
  return terminal != null && records.filter(terminal.matches).length > 1;
}

/** A reason to leave an adapter out whose runs have one message each, as one request of an API has one answer. */
export function withoutSecondMessage(adapter: Adapter): string | null {
  return someOutcome(adapter, ({ messages }) => messages.length > 1) ? null : "no run here has two messages";
}

/** Whether a run says a text, none of it in its answer. */
export function saysMoreThanItsAnswer({ content, messages }: Outcome): boolean {
  return (
    content !== null &&
    content !== "" &&
    messages.some((text) => !content.includes(text) && !text.includes(content))
  );
}

/** A reason to leave an adapter out whose runs say nothing besides their answers. */
export function withoutTextBeside(adapter: Adapter): string | null {
  return someOutcome(adapter, saysMoreThanItsAnswer) ? null : "no run here says a text besides its answer";
}

/** A reason to leave an adapter out that reports no result of a tool, such as that of an API, which runs none. */
export function withoutToolResults(adapter: Adapter): string | null {
  const isReported = someReported(adapter, (lines) =>
    lines.some(({ events }) => events.some(({ kind }) => kind === "tool_result")),
  );
  return isReported ? null : "no run here tells what came of a tool call";
}

/** A reason to leave an adapter out that has no recorded answer in plain text which is all of stdout. */
export function withoutTextAnswer(adapter: Adapter): string | null {
  const isShown = someFixture(adapter, ({ expected, outputFormat, stdout, manifest }) => {
    const { content } = expected;
    const isEnd = typeof content === "string" && content !== "" && stdout.trimEnd() === content.trimEnd();
    return outputFormat === "text" && manifest.provenance.kind === "recorded" && isEnd;
  });
  return isShown ? null : "no recorded answer in plain text is all of stdout";
}

/** A reason to leave an adapter out that does not claim the model, or whose CLI never prints its name. */
export function withoutModelName(adapter: Adapter): string | null {
  const isShown = someFixture(adapter, ({ expected: { model }, records }) =>
    records.some((record) => typeof model === "string" && stringsIn(record).includes(model)),
  );
  return withoutClaim("model")(adapter) ?? (isShown ? null : "no record here holds the model's name");
}
