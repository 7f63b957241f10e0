// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `opencode run --format json` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. There is no first and no last record; x-stream tells how a model call looks: a start, what the model said and did, its end or an error.
 */
export type StreamJsonRecord =
  StepStartRecord | TextRecord | ReasoningRecord | ToolUseRecord | StepFinishRecord | ErrorRecord;

/**
 * A model call begins to stream; one more for each silent retry.
 */
export interface StepStartRecord {
  type: "step_start";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  sessionID: string;
  part: {
    id: string;
    messageID: string;
    sessionID: string;
    type: "step-start";
    /**
     * Tree of the snapshot repository.
     */
    snapshot?: string;
  };
}
/**
 * A whole text of the model's, once it has ended; never a delta.
 */
export interface TextRecord {
  type: "text";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  sessionID: string;
  part: {
    id: string;
    messageID: string;
    sessionID: string;
    type: "text";
    text: string;
    time: PartTime;
    /**
     * True: the CLI wrote it in the user's name.
     */
    synthetic?: boolean;
    metadata?: {
      /**
       * True: by it the model goes on behind a summary of the conversation.
       */
      compaction_continue?: boolean;
    };
  };
}
/**
 * When the part began and ended, in milliseconds since the epoch.
 */
export interface PartTime {
  start: number;
  end: number;
}
/**
 * A whole thought, with --thinking only.
 */
export interface ReasoningRecord {
  type: "reasoning";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  sessionID: string;
  part: {
    id: string;
    messageID: string;
    sessionID: string;
    type: "reasoning";
    text: string;
    time: PartTime;
  };
}
/**
 * A tool call that has ended; nothing tells of its start.
 */
export interface ToolUseRecord {
  type: "tool_use";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  sessionID: string;
  part: {
    id: string;
    messageID: string;
    sessionID: string;
    type: "tool";
    tool: string;
    callID: string;
    state: ToolState;
  };
}
/**
 * How a tool ended. A command whose exit code is not 0 is completed all the same, and so is the tool `invalid`, which stands for a call that no tool could take.
 */
export interface ToolState {
  status: "completed" | "error";
  /**
   * The arguments.
   */
  input: {};
  output?: string;
  title?: string;
  metadata?: {
    /**
     * Exit code of a command.
     */
    exit?: number | null;
    output?: string;
    truncated?: boolean;
    description?: string;
    /**
     * File that a write wrote.
     */
    filepath?: string;
    /**
     * A write: whether the file was there before.
     */
    exists?: boolean;
    /**
     * What an edit changed.
     */
    filediff?: {
      file?: string;
      patch?: string;
      additions?: number;
      deletions?: number;
    };
  };
  /**
   * Why it failed; instead of an output.
   */
  error?: string;
  time: PartTime;
  /**
   * Pictures and other files beside the output.
   */
  attachments?: {
    type: "file";
    mime: string;
    /**
     * data: URL.
     */
    url: string;
    id?: string;
  }[];
}
/**
 * A model call has ended; the last one ends the run.
 */
export interface StepFinishRecord {
  type: "step_finish";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  sessionID: string;
  part: {
    id: string;
    messageID: string;
    sessionID: string;
    type: "step-finish";
    /**
     * Why the model stopped; `unknown`: its stream ended without a reason.
     */
    reason: "stop" | "tool-calls" | "length" | "content-filter" | "unknown" | "error" | "other";
    snapshot?: string;
    tokens: StepTokens;
    /**
     * US dollars of this call.
     */
    cost: number;
  };
}
/**
 * Tokens of one model call. input holds no cached token in any version; output holds the reasoning in 1.3.2 and not in 1.18.33, which total tells. 1.0.185 prints no total, and neither does a call that ended without figures.
 */
export interface StepTokens {
  total?: number;
  input: number;
  output: number;
  reasoning: number;
  cache: {
    read: number;
    write: number;
  };
}
/**
 * The session failed, or a call of it that is tried again.
 */
export interface ErrorRecord {
  type: "error";
  /**
   * Milliseconds since the epoch.
   */
  timestamp: number;
  sessionID: string;
  error: SessionError;
}
/**
 * name says what kind of error; data what is known of it.
 */
export interface SessionError {
  name: string;
  data: {
    message: string;
    statusCode?: number;
    isRetryable?: boolean;
    responseHeaders?: {
      [k: string]: string;
    };
    /**
     * What the API answered, most often JSON.
     */
    responseBody?: string;
    metadata?: {
      url?: string;
      code?: string;
      syscall?: string;
      message?: string;
    };
    /**
     * Where the CLI's own log tells more.
     */
    ref?: string;
  };
}
