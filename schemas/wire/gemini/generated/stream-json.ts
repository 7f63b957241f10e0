// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `gemini -o stream-json` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. 0.8.2 does not know the format; 0.24.0 prints the same records, with `cached` and `input` in the stats and without `models`. x-stream tells how records make a stream: init, the prompt played back, then deltas, tools and errors, then one result.
 */
export type StreamJsonRecord =
  | InitRecord
  | UserMessageRecord
  | AssistantMessageRecord
  | ToolUseRecord
  | ToolResultRecord
  | ErrorRecord
  | ResultRecord;

/**
 * Start of the run. The model is that of -m, or a word such as auto: the one that answers shows in the result only.
 */
export interface InitRecord {
  type: "init";
  timestamp: string;
  session_id: string;
  model: string;
}
/**
 * The prompt played back, whole. 0.11.3 adds two newlines when -p is empty.
 */
export interface UserMessageRecord {
  type: "message";
  timestamp: string;
  role: "user";
  content: string;
}
/**
 * A piece of the model's text. No record repeats the whole of it. 0.61.0 removes escape sequences from it unless --raw-output is given, 0.11.3 leaves them.
 */
export interface AssistantMessageRecord {
  type: "message";
  timestamp: string;
  role: "assistant";
  content: string;
  delta: true;
}
/**
 * A tool call, before it runs.
 */
export interface ToolUseRecord {
  type: "tool_use";
  timestamp: string;
  tool_name: string;
  tool_id: string;
  parameters: {};
}
/**
 * What a tool gave. A shell command that exits with another code than 0 is a success; a tool whose display is no text has no output.
 */
export interface ToolResultRecord {
  type: "tool_result";
  timestamp: string;
  tool_id: string;
  status: "success" | "error";
  output?: string;
  error?: {
    type: string;
    message: string;
  };
}
/**
 * Trouble that did not end the process by itself. A warning (the loop detector) leaves the result a success; an error makes it an error without an error object.
 */
export interface ErrorRecord {
  type: "error";
  timestamp: string;
  severity: "warning" | "error";
  message: string;
}
/**
 * End of the run. 0.11.3 says success of a run whose model call failed.
 */
export interface ResultRecord {
  type: "result";
  timestamp: string;
  status: "success" | "error";
  error?: {
    /**
     * A class name, or `unknown`.
     */
    type: string;
    message: string;
  };
  stats: StreamStats;
}
/**
 * Tokens of all calls of the run, those of the router too. Thoughts and the prompts of tools are in total_tokens alone; cached is a part of input_tokens, and input is the rest of it.
 */
export interface StreamStats {
  total_tokens: number;
  input_tokens: number;
  output_tokens: number;
  cached?: number;
  input?: number;
  /**
   * 0 where the run failed.
   */
  duration_ms: number;
  tool_calls: number;
  models?: {
    [k: string]: {
      total_tokens: number;
      input_tokens: number;
      output_tokens: number;
      cached: number;
      input: number;
    };
  };
}
