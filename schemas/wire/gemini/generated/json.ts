// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whole stdout of `gemini -o json`: one object over several lines. A run that fails leaves stdout empty and prints the object to stderr, with `error` and without `response`. 0.8.2 and 0.11.3 have no session_id; 0.61.0 prints an error of a run that was not broken off to stdout, beside `response`.
 */
export type JsonOutput = {
  [k: string]: unknown;
} & {
  session_id?: string;
  /**
   * Text of the last turn.
   */
  response?: string;
  stats?: JsonStats;
  error?: JsonError;
  /**
   * What a stream tells by error records. In the source of 0.61.0; not recorded.
   */
  warnings?: string[];
};

export interface JsonStats {
  models: {
    [k: string]: ModelStats;
  };
  /**
   * Counts; the calls themselves are not shown.
   */
  tools?: {
    byName?: {};
  };
  files?: {};
}
export interface ModelStats {
  api: {
    totalRequests: number;
    totalErrors: number;
    totalLatencyMs: number;
  };
  tokens: ModelTokens;
  /**
   * What the model was asked as: main, utility_router ...
   */
  roles?: {};
}
/**
 * prompt includes cached; candidates does not include thoughts.
 */
export interface ModelTokens {
  input?: number;
  prompt: number;
  candidates: number;
  total: number;
  cached: number;
  thoughts: number;
  /**
   * Prompt tokens of the results of tools.
   */
  tool: number;
}
export interface JsonError {
  type: string;
  message: string;
  /**
   * An HTTP status, an exit code of the CLI's, or a word.
   */
  code?: number | string;
}
