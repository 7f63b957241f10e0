import type { ActivityEvent, Adapter, Outcome, OutputFormat } from "../../../../contracts/cli/v1/adapter.ts";
import { ENDED_WELL } from "../../../model/target.ts";

/** Parses stdout given in pieces, with exit code 0. */
export function parseText(
  adapter: Adapter,
  pieces: readonly (string | Uint8Array)[],
  outputFormat: OutputFormat = "text",
): { events: ActivityEvent[]; outcome: Outcome } {
  const parser = adapter.parser({ outputFormat });
  const events = pieces.flatMap((piece) => parser.push("out", Buffer.from(piece as Uint8Array)));
  events.push(...(parser.flush?.() ?? []));
  return { events, outcome: parser.end(ENDED_WELL) };
}
