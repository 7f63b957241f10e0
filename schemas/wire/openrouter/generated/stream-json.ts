// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * The data of one server-sent event of OpenRouter's chat completions, as its documents and public reports show it; nobody recorded it, so no entry has x-versions. Objects stay open. x-stream tells how they make a stream: pieces of text, of thoughts and of calls, then the end, or an error in its place.
 */
export type StreamJsonRecord = TextRecord | ThoughtRecord | CallRecord | EndRecord | FailureRecord | RefusalRecord;

/**
 * A piece of the answer; the first one may be empty.
 */
export interface TextRecord {
  id: string;
  provider?: string;
  model: string;
  object: "chat.completion.chunk";
  created: number;
  /**
   * @maxItems 1
   */
  choices:
    | []
    | [
        {
          index: 0;
          delta: {
            role?: "assistant";
            content: string;
          };
          finish_reason: null;
          native_finish_reason?: string | null;
        }
      ];
}
/**
 * A piece of what the model thinks; reasoning_details holds the same text.
 */
export interface ThoughtRecord {
  id: string;
  provider?: string;
  model: string;
  object: "chat.completion.chunk";
  created: number;
  /**
   * @maxItems 1
   */
  choices:
    | []
    | [
        {
          index: 0;
          delta: {
            role?: "assistant";
            content: string;
            reasoning: string;
            reasoning_details?: {
              type?: string;
              text?: string;
            }[];
          };
          finish_reason: null;
          native_finish_reason?: string | null;
        }
      ];
}
/**
 * A piece of a tool call: the first one names it, all bring pieces of the JSON text of its arguments.
 */
export interface CallRecord {
  id: string;
  provider?: string;
  model: string;
  object: "chat.completion.chunk";
  created: number;
  /**
   * @maxItems 1
   */
  choices:
    | []
    | [
        {
          index: 0;
          delta: {
            role?: "assistant";
            content?: string | null;
            /**
             * @minItems 1
             */
            tool_calls: [
              {
                index: number;
                id?: string;
                type?: "function";
                function: {
                  name?: string;
                  arguments: string;
                };
              },
              ...{
                index: number;
                id?: string;
                type?: "function";
                function: {
                  name?: string;
                  arguments: string;
                };
              }[]
            ];
          };
          finish_reason: null;
          native_finish_reason?: string | null;
        }
      ];
}
/**
 * Why the model stopped. It comes twice: the second time with the figures.
 */
export interface EndRecord {
  id: string;
  provider?: string;
  model: string;
  object: "chat.completion.chunk";
  created: number;
  /**
   * @maxItems 1
   */
  choices:
    | []
    | [
        {
          index: 0;
          delta: {
            role?: "assistant";
            content: string;
          };
          finish_reason: "stop" | "length" | "tool_calls" | "content_filter" | "error";
          native_finish_reason?: string | null;
        }
      ];
  usage?: UsageFigures;
}
/**
 * prompt_tokens holds the cached tokens, completion_tokens the reasoning; cost is in credits, of which one is a US dollar.
 */
export interface UsageFigures {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
  cost?: number;
  is_byok?: boolean;
  prompt_tokens_details?: {
    cached_tokens?: number;
    cache_write_tokens?: number;
    audio_tokens?: number;
  };
  completion_tokens_details?: {
    reasoning_tokens?: number;
  };
  cost_details?: {
    upstream_inference_cost?: number | null;
  };
}
/**
 * An error behind the head of the response: the last record, and perhaps the only one.
 */
export interface FailureRecord {
  id: string;
  provider?: string;
  model: string;
  object: "chat.completion.chunk";
  created: number;
  /**
   * @maxItems 1
   */
  choices:
    | []
    | [
        {
          index: 0;
          delta: {
            role?: "assistant";
            content: string;
          };
          finish_reason: "error";
          native_finish_reason?: string | null;
        }
      ];
  error: ErrorObject;
}
/**
 * code is the HTTP status; older reports show a word there. metadata.error_type is the word that the documents call stable.
 */
export interface ErrorObject {
  code: number | string;
  message: string;
  metadata?: {
    error_type?: string;
    provider_code?: string;
    provider_name?: string | null;
    raw?: string;
    reason?: string;
    limit_source?: string;
    flagged_input?: string;
    headers?: {};
  };
}
/**
 * The whole body of a response with a status of 400 or more: JSON, and no event.
 */
export interface RefusalRecord {
  error: ErrorObject;
  user_id?: string;
}
