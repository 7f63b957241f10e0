// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * One line that `copilot --output-format json` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. x-stream tells how a turn looks: a start, what the model said and did, the end of the turn, of the run, or an error.
 */
export type StreamJsonRecord =
  | SkillsLoadedRecord
  | ServersLoadedRecord
  | ServerToolsRecord
  | ServerStatusRecord
  | ToolsUpdatedRecord
  | WarningRecord
  | InfoRecord
  | BackgroundTasksRecord
  | SessionErrorRecord
  | UserMessageRecord
  | TurnStartRecord
  | TurnEndRecord
  | TurnRetryRecord
  | CallStartRecord
  | CallFailureRecord
  | CallFinishedRecord
  | CallFinalResultRecord
  | MessageStartRecord
  | MessageDeltaRecord
  | MessageRecord
  | ReasoningDeltaRecord
  | ReasoningRecord
  | ToolCallDeltaRecord
  | ToolStartRecord
  | ShellOutputRecord
  | PartialResultRecord
  | ToolCompleteRecord
  | InterruptedRecord
  | AbortRecord
  | IdleRecord
  | ResultRecord;

/**
 * The skills on offer; the first line of 1.0.102.
 */
export interface SkillsLoadedRecord {
  type: "session.skills_loaded";
  data: {
    skills: {}[];
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The servers of tools; a failed one does not fail the run. 1.0.32 prints it three times.
 */
export interface ServersLoadedRecord {
  type: "session.mcp_servers_loaded";
  data: {
    servers: {
      name: string;
      status: string;
      error?: string;
    }[];
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The tools of an MCP server are known.
 */
export interface ServerToolsRecord {
  type: "session.mcp_server_tools_loaded";
  data: {
    serverName: string;
    toolCount?: number;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A server of tools comes up, or does not.
 */
export interface ServerStatusRecord {
  type: "session.mcp_server_status_changed";
  data: {
    serverName: string;
    status: string;
    error?: string;
    errorClassification?: string;
    configSource?: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The tools on offer changed; the first record that names the model.
 */
export interface ToolsUpdatedRecord {
  type: "session.tools_updated";
  data: {
    model: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A warning that fails nothing.
 */
export interface WarningRecord {
  type: "session.warning";
  data: {
    warningType: string;
    message: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A notice, such as that a model call is made again.
 */
export interface InfoRecord {
  type: "session.info";
  data: {
    infoType: string;
    message: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * Printed many times over while a command runs.
 */
export interface BackgroundTasksRecord {
  type: "session.background_tasks_changed";
  data: {};
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The run failed; a result comes next. GitHub's own API adds an errorCode, by public reports.
 */
export interface SessionErrorRecord {
  type: "session.error";
  data: {
    /**
     * authentication, rate_limit, or query for most.
     */
    errorType: string;
    message: string;
    statusCode?: number;
    errorCode?: string;
    providerCallId?: string;
    originatingMessageId?: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The prompt, twice.
 */
export interface UserMessageRecord {
  type: "user.message";
  data: {
    content: string;
    /**
     * As the model gets it.
     */
    transformedContent: string;
    messageId?: string;
    supportedNativeDocumentMimeTypes?: string[];
    delivery?: string;
    interactionId: string;
    turnId?: string;
    parentAgentTaskId?: string;
    attachments?: {}[];
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A turn of the agent: one model call, with its tries.
 */
export interface TurnStartRecord {
  type: "assistant.turn_start";
  data: {
    turnId: string;
    interactionId: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The turn is over, its tools included.
 */
export interface TurnEndRecord {
  type: "assistant.turn_end";
  data: {
    turnId: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The model call failed and is made again.
 */
export interface TurnRetryRecord {
  type: "assistant.turn_retry";
  data: {
    turnId: string;
    model: string;
    /**
     * rate_limit, api_error, streaming_error or transient_auth_error.
     */
    reason: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A try of a model call begins.
 */
export interface CallStartRecord {
  type: "model.call_start";
  data: {
    turnId: string;
    model: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A try failed. errorMessage is the API's answer, as JSON in a string.
 */
export interface CallFailureRecord {
  type: "model.call_failure";
  data: {
    model: string;
    providerCallId?: string;
    statusCode?: number;
    durationMs: number;
    apiEndpoint?: string;
    transport?: string;
    requestBodyBytes?: number;
    requestBodyWireBytes?: number;
    requestBodyEncoding?: string;
    retryAttempt: number;
    failureKind: "api" | "transport";
    maxPromptTokens?: number;
    isByok?: boolean;
    byokKind?: string;
    modelProvider?: string;
    providerType?: string;
    isAuto?: boolean;
    interactionType?: string;
    rte?: boolean;
    source?: string;
    errorMessage: string;
    requestFingerprint?: {};
    errorType?: string;
    apiCallId?: string;
    errorCode?: string;
    badRequestKind?: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A try is over.
 */
export interface CallFinishedRecord {
  type: "model.call_finished";
  data: {
    turnId: string;
    dispatchDurationMs: number;
    outcome: "success" | "error" | "cancelled";
    editClassifierVersion?: number;
    interactionId: string;
    containsBuiltInFileEditRequest?: boolean;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * How the last try ended.
 */
export interface CallFinalResultRecord {
  type: "model.call_final_result";
  data: {
    model: string;
    isByok: boolean;
    /**
     * success, http_4xx, http_429, http_5xx, transport_error ...
     */
    result: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A message begins to stream.
 */
export interface MessageStartRecord {
  type: "assistant.message_start";
  data: {
    messageId: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A piece of a message; pieces of a try that failed are never taken back.
 */
export interface MessageDeltaRecord {
  type: "assistant.message_delta";
  data: {
    messageId: string;
    deltaContent: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A whole message; empty where the model only called tools.
 */
export interface MessageRecord {
  type: "assistant.message";
  data: {
    messageId: string;
    originatingMessageId?: string;
    model?: string;
    content: string;
    toolRequests: {
      toolCallId: string;
      name: string;
      arguments: {};
      type: string;
      intentionSummary?: string;
      toolTitle?: string;
    }[];
    interactionId: string;
    turnId?: string;
    rte?: boolean;
    apiCallId?: string;
    reasoningText?: string;
    /**
     * 1.0.32 only: no other record shows tokens.
     */
    outputTokens?: number;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A piece of a thought.
 */
export interface ReasoningDeltaRecord {
  type: "assistant.reasoning_delta";
  data: {
    reasoningId: string;
    deltaContent: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A whole thought, behind the message that it led to.
 */
export interface ReasoningRecord {
  type: "assistant.reasoning";
  data: {
    reasoningId: string;
    content: string;
    rte?: boolean;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A piece of a tool's input, as raw JSON text.
 */
export interface ToolCallDeltaRecord {
  type: "assistant.tool_call_delta";
  data: {
    toolCallId: string;
    toolName: string;
    toolType?: string;
    inputDelta: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A tool begins to run, or to be refused.
 */
export interface ToolStartRecord {
  type: "tool.execution_start";
  data: {
    toolCallId: string;
    toolName: string;
    arguments: {};
    turnId?: string;
    model?: string;
    toolTitle?: string;
    shellToolInfo?: {};
    /**
     * MCP server that offers the tool.
     */
    mcpServerName?: string;
    mcpToolName?: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A piece of what a command printed.
 */
export interface ShellOutputRecord {
  type: "tool.shell_output";
  data: {
    toolCallId: string;
    stream: "stdout" | "stderr";
    text: string;
    sequence: number;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * All that a tool printed so far, again and again.
 */
export interface PartialResultRecord {
  type: "tool.execution_partial_result";
  data: {
    toolCallId: string;
    partialOutput: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A tool has ended; success says that it ran, whatever its command's exit code.
 */
export interface ToolCompleteRecord {
  type: "tool.execution_complete";
  data: {
    toolCallId: string;
    model?: string;
    interactionId?: string;
    turnId?: string;
    rte?: boolean;
    shellExecution?: {
      exitCode: number;
    };
    success: boolean;
    result?: {
      content: string;
      detailedContent: string;
      /**
       * Blocks of an MCP tool, pictures among them.
       */
      contents?: {
        type: string;
        text?: string;
        data?: string;
        mimeType?: string;
      }[];
    };
    error?: {
      message: string;
      /**
       * denied or failure.
       */
      code: string;
    };
    toolTelemetry?: {};
    /**
     * Files that the tool changed.
     */
    fileEdits?: {
      path: string;
      kind: "create" | "edit" | "delete";
    }[];
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * A signal came in the middle of something.
 */
export interface InterruptedRecord {
  type: "agent.interrupted";
  data: {
    activity: string;
    turn?: number;
    elapsedMs?: number;
    model?: string;
    apiEndpoint?: string;
    transport?: string;
    cancelPhase?: string;
    outputTtftMs?: number;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * Somebody interrupted the run; no result follows.
 */
export interface AbortRecord {
  type: "abort";
  data: {
    reason: string;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The agent has nothing more to do.
 */
export interface IdleRecord {
  type: "assistant.idle";
  data: {
    aborted?: boolean;
  };
  id: string;
  /**
   * ISO 8601.
   */
  timestamp: string;
  /**
   * Often an event that was never printed.
   */
  parentId: string;
  /**
   * True or absent: the event is not kept in the session's file.
   */
  ephemeral?: boolean;
}
/**
 * The end of the run, of another shape than the rest; no token count stands anywhere.
 */
export interface ResultRecord {
  type: "result";
  /**
   * ISO 8601.
   */
  timestamp: string;
  sessionId: string;
  exitCode: number;
  usage: {
    premiumRequests: number;
    totalApiDurationMs: number;
    sessionDurationMs: number;
    codeChanges: {
      linesAdded: number;
      linesRemoved: number;
      filesModified: string[];
    };
  };
}
