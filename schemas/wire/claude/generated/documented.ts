// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Records that protocol documents show for claude and no recorded version prints. The adapter reads them; nothing is certified by them.
 */
export type DocumentedRecord = ContentRecord | TurnStartedRecord | TurnCompletedRecord;

/**
 * A piece of the answer.
 */
export interface ContentRecord {
  type: "content";
  content: string;
}
/**
 * Start of the run.
 */
export interface TurnStartedRecord {
  type: "turn.started";
  id?: string;
}
/**
 * End of the run; usage by the names of Anthropic or of OpenAI.
 */
export interface TurnCompletedRecord {
  type: "turn.completed";
  usage?: {
    input_tokens?: number;
    output_tokens?: number;
    prompt_tokens?: number;
    completion_tokens?: number;
  };
}
