import type { RunReading } from "../parser/record-reading.ts";
import type { ToolLedger } from "../parser/tool-ledger.ts";
import type { Transcript } from "../parser/transcript.ts";
import type { MessageUsage } from "./message-usage.ts";

/**
 * What the readers of this folder know of a run: a provider's state has these parts and more. The folder is for CLIs
 * that print the messages of Anthropic's API (content blocks, raw stream events, tool results as messages of the user)
 * among records of their own; what those records say, and which message is the answer, is the provider's to know.
 */
export interface MessagesState extends RunReading {
  transcript: Transcript;
  tools: ToolLedger;
  messageUsage: MessageUsage;
}
