// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `cline --json` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. x-stream tells how records make a stream: the start of a model call, then texts, tools and figures, then the result.
 */
export type StreamJsonRecord =
  | HookEventRecord
  | IterationStartRecord
  | IterationEndRecord
  | TextStartRecord
  | TextEndRecord
  | ToolStartRecord
  | ToolUpdateRecord
  | ToolEndRecord
  | UsageRecord
  | ErrorEventRecord
  | DoneRecord
  | RunResultRecord
  | ThoughtStartRecord
  | ThoughtEndRecord
  | NoticeRecord
  | RunAbortedRecord;

/**
 * A step in the life of the agent. taskId is no id of a session that can be gone on with.
 */
export interface HookEventRecord {
  ts: string;
  type: "hook_event";
  hookEventName: string;
  agentId: string;
  taskId: string;
  parentAgentId: string | null;
}
/**
 * A model call begins.
 */
export interface IterationStartRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "iteration_start";
    iteration: number;
  };
}
/**
 * A model call and its tools are over.
 */
export interface IterationEndRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "iteration_end";
    iteration: number;
    hadToolCalls: boolean;
    toolCallCount: number;
  };
}
/**
 * A piece of a text, despite its name. `accumulated` stands there in runs without a tool only.
 */
export interface TextStartRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_start";
    contentType: "text";
    text: string;
    accumulated?: string;
  };
}
/**
 * The whole text.
 */
export interface TextEndRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_end";
    contentType: "text";
    text: string;
  };
}
/**
 * A tool begins to run.
 */
export interface ToolStartRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_start";
    contentType: "tool";
    toolCallId: string;
    toolName: string;
    input: {};
  };
}
/**
 * What the tool prints on the way; its output has it too.
 */
export interface ToolUpdateRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_update";
    contentType: "tool";
    toolCallId: string;
    toolName: string;
    update: {};
  };
}
/**
 * The tool is done: what each command printed, what an edit did, the blocks of an MCP tool, or the sentence why it did not run.
 */
export interface ToolEndRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_end";
    contentType: "tool";
    toolCallId: string;
    toolName: string;
    output:
      | {
          query: string;
          result: string;
          success: boolean;
        }[]
      | {
          query: string;
          result: string;
          success: boolean;
        }
      | {
          error: string;
        }
      | {
          content: {
            type: string;
            text?: string;
            data?: string;
            mimeType?: string;
          }[];
          isError?: boolean;
        };
    error?: string;
    durationMs?: number;
  };
}
/**
 * Tokens of one model call, and of the run so far.
 */
export interface UsageRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "usage";
    inputTokens: number;
    outputTokens: number;
    cacheReadTokens?: number;
    cacheWriteTokens?: number;
    totalInputTokens: number;
    totalOutputTokens: number;
    totalCacheReadTokens?: number;
    totalCacheWriteTokens?: number;
    cost?: number;
    totalCost?: number;
  };
}
/**
 * A model call failed for good.
 */
export interface ErrorEventRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "error";
    error: {
      name: string;
      message: string;
      stack?: string;
    };
    errorClass?: string;
    recoverable: boolean;
    iteration?: number;
  };
}
/**
 * The agent has ended; the result says it again.
 */
export interface DoneRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "done";
    reason: string;
    text: string;
    iterations: number;
    usage?: {};
  };
}
/**
 * The end of the run. `text` is the answer, or the sentence of the error. `usage` is that of all agents.
 */
export interface RunResultRecord {
  ts: string;
  type: "run_result";
  finishReason: "completed" | "error" | "aborted" | "max_iterations" | "mistake_limit";
  iterations: number;
  usage: RunUsage;
  aggregateUsage?: RunUsage;
  durationMs: number;
  text: string;
  model: {
    id: string;
    provider: string;
  };
}
/**
 * Tokens of the run; what was read from the cache, or written to it, is a part of inputTokens.
 */
export interface RunUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens?: number;
  cacheWriteTokens?: number;
  totalCost?: number;
}
/**
 * A piece of a thought.
 */
export interface ThoughtStartRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_start";
    contentType: "reasoning";
    reasoning: string;
    redacted?: boolean;
  };
}
/**
 * The whole thought.
 */
export interface ThoughtEndRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "content_end";
    contentType: "reasoning";
    reasoning: string;
  };
}
/**
 * What the agent does of its own accord: a call made again, a compaction.
 */
export interface NoticeRecord {
  ts: string;
  type: "agent_event";
  event: {
    type: "notice";
    noticeType: string;
    displayRole?: string;
    message: string;
    metadata?: {};
  };
}
/**
 * Comes after the result of a run that got a signal, also where that is completed.
 */
export interface RunAbortedRecord {
  ts: string;
  type: "run_aborted";
  reason: string;
  message: string;
}
