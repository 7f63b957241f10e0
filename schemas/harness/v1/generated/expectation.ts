// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What is known to be right about a run, by the outcome's field names. A missing field is not checked. Any value may be {anyOf: [...]}; a long text may be {sha256, length, start, end}. It comes from the scripted model or from a person who read the bytes, never from a parser. Below the top level the shapes are those of cli/v1/outcome, each field optional: harness/expectation/expectation-problems.ts derives them from there, so that they are written once.
 */
export interface Expectation {
  /**
   * ok, error or alternatives.
   */
  status?: unknown;
  /**
   * Text, digest, null or alternatives.
   */
  content?: unknown;
  /**
   * Array of texts, or alternatives.
   */
  messages?: unknown;
  /**
   * JSON value.
   */
  structuredOutput?: unknown;
  stopReason?: unknown;
  /**
   * Fields of the error, null, or alternatives.
   */
  error?: unknown;
  /**
   * Fields of the usage, null (met by null or an estimate), or alternatives.
   */
  usage?: unknown;
  costUsd?: unknown;
  model?: unknown;
  /**
   * Array of names, or alternatives.
   */
  models?: unknown;
  /**
   * Fields of the session; null is met by a session without id.
   */
  session?: unknown;
  /**
   * Array of {name, status, ...} in the order of their first appearance.
   */
  tools?: unknown;
  /**
   * What is known of the events; only a run whose records are reported as events is held to it.
   */
  events?: {
    /**
     * Array of {path, change} in the order of the events, or alternatives.
     */
    fileChanges?: {
      [k: string]: unknown;
    };
    /**
     * Array of {entries} in the order of the events, or alternatives.
     */
    plans?: {
      [k: string]: unknown;
    };
    /**
     * Array of {trigger, tokens_before, tokens_after}, or alternatives.
     */
    compactions?: {
      [k: string]: unknown;
    };
    /**
     * For each call, in the order of their events: texts that its input holds.
     */
    toolInputs?: string[][];
    /**
     * For each call, in the order of their events: texts that its output holds.
     */
    toolOutputs?: string[][];
    /**
     * All thoughts of the run, joined.
     */
    thoughts?: string;
  };
  quota?: unknown;
  exit?: unknown;
  /**
   * Fields of the diagnostics.
   */
  diagnostics?: unknown;
  /**
   * Why this is right, for a reader.
   */
  note?: string;
}
