import { anthropicMessages } from "./anthropic-messages/anthropic-messages.ts";
import type { DialectCode } from "./dialect-code.ts";
import { gemini } from "./gemini/gemini.ts";
import { openaiChat } from "./openai-chat/openai-chat.ts";
import { openaiResponses } from "./openai-responses/openai-responses.ts";

/** The APIs that are spoken; the first that knows a request answers it. */
export const DIALECTS: readonly DialectCode[] = [anthropicMessages, openaiResponses, openaiChat, gemini];
