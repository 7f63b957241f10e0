// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Whole stdout of `claude -p --output-format json`: the result record alone, or with --verbose the array of all records.
 */
export type JsonOutput = ResultSuccessRecord | ResultErrorRecord | StreamJsonRecord[];
/**
 * One line that `claude -p --output-format stream-json --verbose` prints: what was seen in the recordings of each version named in x-versions. Objects stay open, since every release adds fields. x-stream tells how records make a stream: init, then messages and notices, then a result; a process with several prompts or background tasks prints several such runs. A tool_result names the id of an earlier tool_use.
 */
export type StreamJsonRecord =
  | SystemInitRecord
  | SystemApiRetryRecord
  | SystemBackgroundTasksChangedRecord
  | SystemCompactBoundaryRecord
  | SystemHookResponseRecord
  | SystemHookStartedRecord
  | SystemInformationalRecord
  | SystemModelFallbackRecord
  | SystemModelRefusalNoFallbackRecord
  | SystemPermissionDeniedRecord
  | SystemStatusRecord
  | SystemTaskNotificationRecord
  | SystemTaskProgressRecord
  | SystemTaskStartedRecord
  | SystemTaskUpdatedRecord
  | SystemThinkingTokensRecord
  | SystemUiInvalidateRecord
  | AssistantRecord
  | UserRecord
  | StreamEventRecord
  | RateLimitEventRecord
  | ResultErrorRecord
  | ResultSuccessRecord
  | ControlRequestRecord
  | ControlResponseRecord
  | CommandLifecycleRecord;

/**
 * End of a turn. An API failure has this subtype too, with is_error true.
 */
export interface ResultSuccessRecord {
  type: "result";
  subtype: "success";
  /**
   * The sign of failure, whatever the subtype says.
   */
  is_error: boolean;
  duration_ms: number;
  duration_api_ms: number;
  num_turns: number;
  result: string;
  session_id: string;
  /**
   * US dollars; from 2.1 on cumulative over the session, across processes.
   */
  total_cost_usd: number;
  usage: Usage;
  /**
   * By model; cumulative over the session from 2.1 on, side calls included before.
   */
  modelUsage: {
    [k: string]: ModelUsage;
  };
  permission_denials: PermissionDenial[];
  uuid: string;
  stop_reason?: string | null;
  terminal_reason?: string;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string;
  subagent_stats?: SubagentStats;
  safety_stops?: number;
  /**
   * The answer by the schema of --json-schema; `result` may then be empty.
   */
  structured_output?: {
    [k: string]: unknown;
  };
  api_error_status?: number | null;
  ttft_ms?: number;
  ttft_stream_ms?: number;
  time_to_request_ms?: number;
  first_content_frame_ms?: number;
  queued_turn_count?: number;
  result_index?: number;
  /**
   * What this result adds to the session.
   */
  model_usage_since_last_result?: {
    [k: string]: ModelUsage;
  };
  api_error_type?: string;
  origin?: {
    kind: string;
    producer: string;
    runId: string;
  };
  begun_message_ids?: string[];
  local_command?: string;
  api_error?: string;
  user_message_uuid?: string;
  user_message_uuids?: string[];
  request_sent_wall_ms?: number;
  first_request_input_tokens?: number;
  first_request_cache_read_input_tokens?: number;
}
/**
 * Tokens as the API counts them: input_tokens holds no cached token.
 */
export interface Usage {
  input_tokens?: number;
  output_tokens: number;
  cache_creation_input_tokens?: number;
  cache_read_input_tokens?: number;
  server_tool_use?: {
    web_search_requests: number;
    web_fetch_requests: number;
  } | null;
  service_tier?: string | null;
  cache_creation?: {
    ephemeral_1h_input_tokens: number;
    ephemeral_5m_input_tokens: number;
  } | null;
  output_tokens_details?: {
    thinking_tokens: number;
  } | null;
  inference_geo?: string | null;
  iterations?: unknown[] | null;
  speed?: string | null;
  fallback_credit?: {} | null;
}
/**
 * Tokens and cost of one model.
 */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadInputTokens: number;
  cacheCreationInputTokens: number;
  webSearchRequests: number;
  costUSD: number;
  contextWindow: number;
  maxOutputTokens?: number;
  thinkingTokens?: number;
  cacheCreationEphemeral5mInputTokens?: number;
  cacheCreationEphemeral1hInputTokens?: number;
  canonicalModel?: string;
  provider?: string;
  costBasis?: string;
}
/**
 * A refused tool call.
 */
export interface PermissionDenial {
  tool_name: string;
  tool_use_id: string;
  tool_input: {};
}
/**
 * Counts of sub-agents.
 */
export interface SubagentStats {
  spawned: number;
  requested: {
    background: number;
    foreground: number;
    unset: number;
  };
  started_in_background: number;
  max_depth: number;
  spawned_by_subagents: number;
  completed: number;
  failed: number;
  killed: {
    parent: number;
    user: number;
    system: number;
  };
  refused: {
    depth_limit: number;
    concurrency_limit: number;
    budget: number;
  };
  by_type: {
    [k: string]: number;
  };
}
/**
 * End of a turn by an interrupt, a limit, a cut stream or a refused start. Version 2.0.76 says is_error false and exits 0 here. error_max_turns was recorded in text mode only; its shape is the same.
 */
export interface ResultErrorRecord {
  type: "result";
  subtype:
    "error_during_execution" | "error_max_turns" | "error_max_budget_usd" | "error_max_structured_output_retries";
  duration_ms: number;
  duration_api_ms: number;
  /**
   * The sign of failure, whatever the subtype says.
   */
  is_error: boolean;
  num_turns: number;
  session_id: string;
  /**
   * US dollars; from 2.1 on cumulative over the session, across processes.
   */
  total_cost_usd: number;
  usage: Usage;
  /**
   * By model; cumulative over the session from 2.1 on, side calls included before.
   */
  modelUsage: {
    [k: string]: ModelUsage;
  };
  permission_denials: PermissionDenial[];
  uuid: string;
  /**
   * What went wrong, in words.
   */
  errors: string[];
  stop_reason?: string | null;
  terminal_reason?: string;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string;
  subagent_stats?: SubagentStats1;
  safety_stops?: number;
  queued_turn_count?: number;
  result_index?: number;
  /**
   * What this result adds to the session.
   */
  model_usage_since_last_result?: {
    [k: string]: ModelUsage;
  };
  begun_message_ids?: string[];
  /**
   * Why the CLI refused to start: SDKStartupFailureReason of @anthropic-ai/claude-agent-sdk. Hosts ask for most of these by CLAUDE_CODE_STARTUP_FAILURE_RESULTS.
   */
  startup_failure_reason?: string;
}
/**
 * Counts of sub-agents.
 */
export interface SubagentStats1 {
  spawned: number;
  requested: {
    background: number;
    foreground: number;
    unset: number;
  };
  started_in_background: number;
  max_depth: number;
  spawned_by_subagents: number;
  completed: number;
  failed: number;
  killed: {
    parent: number;
    user: number;
    system: number;
  };
  refused: {
    depth_limit: number;
    concurrency_limit: number;
    budget: number;
  };
  by_type: {
    [k: string]: number;
  };
}
/**
 * Start of a turn. Not always the first record, and there is one for each prompt of a process.
 */
export interface SystemInitRecord {
  type: "system";
  subtype: "init";
  cwd: string;
  session_id: string;
  tools: string[];
  mcp_servers: {
    name: string;
    status: string;
    source?: string;
  }[];
  model: string;
  permissionMode: string;
  slash_commands: string[];
  apiKeySource: string;
  claude_code_version: string;
  output_style: string;
  agents: string[];
  skills: string[];
  plugins: {
    name: string;
    path: string;
    source: string;
  }[];
  uuid: string;
  terminal_slash_commands?: string[];
  capabilities?: string[];
  analytics_disabled?: boolean;
  product_feedback_disabled?: boolean;
  served_by_anthropic?: boolean;
  sandbox_enabled?: boolean;
  memory_paths?: {
    auto: string;
  };
  original_cwd?: string;
  additional_directories?: string[];
  messaging_socket_path?: string;
  fast_mode_state?: string;
  fast_mode_disabled_reason?: string;
  per_turn_effort_active?: boolean;
  ultrathink_available?: boolean;
  ultrathink_typed_raises?: boolean;
  view_mode?: string;
  user_message_uuids?: string[];
  mcp_server_errors?: {
    name: string;
    type: string;
    message: string;
  }[];
}
/**
 * A model call failed and will be tried again; not an error by itself.
 */
export interface SystemApiRetryRecord {
  type: "system";
  subtype: "api_retry";
  attempt: number;
  max_retries: number;
  retry_delay_ms: number;
  error_status: number | null;
  error: string;
  session_id: string;
  uuid: string;
}
/**
 * Background tasks that run now.
 */
export interface SystemBackgroundTasksChangedRecord {
  type: "system";
  subtype: "background_tasks_changed";
  tasks: {
    task_id: string;
    run_id: string;
    task_type: string;
    description: string;
    subagent_type?: string;
  }[];
  uuid: string;
  session_id: string;
}
/**
 * The history before this place was compacted.
 */
export interface SystemCompactBoundaryRecord {
  type: "system";
  subtype: "compact_boundary";
  session_id: string;
  uuid: string;
  compact_metadata: {
    trigger: string;
    pre_tokens: number;
    post_tokens: number;
    cumulative_dropped_tokens: number;
    duration_ms: number;
  };
  logical_parent_uuid: string;
}
/**
 * What a hook printed.
 */
export interface SystemHookResponseRecord {
  type: "system";
  subtype: "hook_response";
  hook_id: string;
  hook_name: string;
  hook_event: string;
  output: string;
  stdout: string;
  stderr: string;
  exit_code: number;
  outcome: string;
  uuid: string;
  session_id: string;
}
/**
 * A hook began; session hooks come before init.
 */
export interface SystemHookStartedRecord {
  type: "system";
  subtype: "hook_started";
  hook_id: string;
  hook_name: string;
  hook_event: string;
  uuid: string;
  session_id: string;
}
/**
 * A note for the user.
 */
export interface SystemInformationalRecord {
  type: "system";
  subtype: "informational";
  content: string;
  level: string;
  uuid: string;
  session_id: string;
}
/**
 * The fallback model takes over.
 */
export interface SystemModelFallbackRecord {
  type: "system";
  subtype: "model_fallback";
  uuid: string;
  trigger: string;
  original_model: string;
  fallback_model: string;
  content: string;
  session_id: string;
}
/**
 * The model refused and no other one was set.
 */
export interface SystemModelRefusalNoFallbackRecord {
  type: "system";
  subtype: "model_refusal_no_fallback";
  uuid: string;
  original_model: string;
  request_id: string;
  api_refusal_category: string | null;
  api_refusal_explanation: string | null;
  refused_user_message_uuid: string;
  content: string;
  session_id: string;
}
/**
 * A tool call was refused; the run goes on.
 */
export interface SystemPermissionDeniedRecord {
  type: "system";
  subtype: "permission_denied";
  tool_name: string;
  tool_use_id: string;
  message: string;
  uuid: string;
  session_id: string;
}
/**
 * What the CLI is doing (requesting, compacting).
 */
export interface SystemStatusRecord {
  type: "system";
  subtype: "status";
  status: string | null;
  session_id: string;
  uuid: string;
  compact_result?: string;
  permissionMode?: string;
}
/**
 * A background task ended; it may start another turn with a result of its own.
 */
export interface SystemTaskNotificationRecord {
  type: "system";
  subtype: "task_notification";
  task_id: string;
  run_id: string;
  tool_use_id: string;
  status: string;
  output_file: string;
  summary: string;
  uuid: string;
  session_id: string;
  summary_is_report?: boolean;
  usage?: {
    total_tokens: number;
    tool_uses: number;
    duration_ms: number;
  };
}
/**
 * What a sub-agent did so far.
 */
export interface SystemTaskProgressRecord {
  type: "system";
  subtype: "task_progress";
  task_id: string;
  run_id: string;
  tool_use_id: string;
  description: string;
  subagent_type: string;
  usage: {
    total_tokens: number;
    tool_uses: number;
    duration_ms: number;
  };
  last_tool_name: string;
  uuid: string;
  session_id: string;
}
/**
 * A sub-agent or a background command began.
 */
export interface SystemTaskStartedRecord {
  type: "system";
  subtype: "task_started";
  task_id: string;
  run_id: string;
  tool_use_id: string;
  description: string;
  is_backgrounded: boolean;
  task_type: string;
  uuid: string;
  session_id: string;
  subagent_type?: string;
  spawn_depth?: number;
  prompt?: string;
}
/**
 * A background task changed.
 */
export interface SystemTaskUpdatedRecord {
  type: "system";
  subtype: "task_updated";
  task_id: string;
  run_id: string;
  patch: {};
  uuid: string;
  session_id: string;
}
/**
 * Estimated length of the reasoning so far.
 */
export interface SystemThinkingTokensRecord {
  type: "system";
  subtype: "thinking_tokens";
  estimated_tokens: number;
  estimated_tokens_delta: number;
  session_id: string;
  uuid: string;
}
/**
 * Redraw notice of `--bare`, before init.
 */
export interface SystemUiInvalidateRecord {
  type: "system";
  subtype: "ui_invalidate";
  event: string;
  uuid: string;
  session_id: string;
}
/**
 * One content block of a message; several lines share one message.id. Model `<synthetic>`: written by the CLI itself.
 */
export interface AssistantRecord {
  type: "assistant";
  message: {
    id: string;
    container?: {} | null;
    model: string;
    role: "assistant";
    stop_reason: string | null;
    stop_sequence: string | null;
    type: "message";
    usage: Usage;
    content: (TextBlock | ThinkingBlock | RedactedThinkingBlock | ToolUseBlock)[];
    context_management: {} | null;
    diagnostics?: {} | null;
    stop_details?: {} | null;
  };
  /**
   * Set inside a sub-agent.
   */
  parent_tool_use_id: string | null;
  session_id: string;
  uuid: string;
  error?: string;
  timestamp?: string;
  request_id?: string;
  is_api_error_message?: boolean;
  api_error_status?: number | null;
  api_error_type?: string;
  api_error?: string;
  api_error_params?: {
    rate_limit_info?: RateLimitInfo;
  };
  user_message_uuid?: string;
  user_message_uuids?: string[];
  refused_message_id?: string;
  aborted?: boolean;
  local_command_source?: string;
  local_command_run?: {
    command: string;
    args: string;
  };
  local_command_outcome?: {
    kind: string;
  };
  agent_id?: string;
  subagent_type?: string;
  task_description?: string;
  thinking_duration_ms?: number;
  thinking_display?: string;
}
/**
 * Text.
 */
export interface TextBlock {
  type: "text";
  text: string;
}
/**
 * Reasoning.
 */
export interface ThinkingBlock {
  type: "thinking";
  thinking: string;
  signature: string;
}
/**
 * Encrypted reasoning.
 */
export interface RedactedThinkingBlock {
  type: "redacted_thinking";
  data: string;
}
/**
 * A tool call.
 */
export interface ToolUseBlock {
  type: "tool_use";
  id: string;
  name: string;
  input: {};
}
/**
 * Limits of the subscription.
 */
export interface RateLimitInfo {
  status: string;
  /**
   * Seconds since 1970.
   */
  resetsAt: number;
  rateLimitType: string;
  overageStatus?: string;
  overageDisabledReason?: string;
  isUsingOverage: boolean;
  unifiedWindows?: {
    [k: string]: RateLimitWindow;
  };
  utilization?: number;
  surpassedThreshold?: number;
}
/**
 * One limit.
 */
export interface RateLimitWindow {
  utilization: number;
  /**
   * Seconds since 1970.
   */
  resetsAt: number;
  status: string;
  surpassedThreshold?: number;
}
/**
 * A tool result, or a prompt that the CLI wrote or played back.
 */
export interface UserRecord {
  type: "user";
  message: {
    role: "user";
    content: (TextBlock | ToolResultBlock)[] | string;
  };
  /**
   * Set inside a sub-agent.
   */
  parent_tool_use_id: string | null;
  session_id: string;
  uuid: string;
  tool_use_result?: {} | string | {}[];
  timestamp?: string;
  tool_result_meta?: {
    id: string;
    permission_decision?: {
      decision: string;
      source: string;
      reason_type?: string;
    };
    non_execution_kind?: string;
  }[];
  isReplay?: boolean;
  isSynthetic?: boolean;
  refused_message_id?: string;
  refusal_retry?: boolean;
  agent_id?: string;
  subagent_type?: string;
  task_description?: string;
}
/**
 * What a tool gave back.
 */
export interface ToolResultBlock {
  tool_use_id: string;
  type: "tool_result";
  content: string | (TextBlock | ImageBlock)[];
  is_error?: boolean;
}
/**
 * A picture that a tool answered with.
 */
export interface ImageBlock {
  type: "image";
  source: {
    type: "base64";
    media_type: string;
    data: string;
  };
}
/**
 * A raw event of the model API; only with --include-partial-messages.
 */
export interface StreamEventRecord {
  type: "stream_event";
  event:
    | ContentBlockDeltaEvent
    | ContentBlockStartEvent
    | ContentBlockStopEvent
    | MessageDeltaEvent
    | MessageStartEvent
    | MessageStopEvent;
  session_id: string;
  /**
   * Set inside a sub-agent.
   */
  parent_tool_use_id: string | null;
  uuid: string;
  ttft_ms?: number;
  thinking_display?: string;
  api_message_id?: string;
  /**
   * The call broke off; the text that came is streamed again.
   */
  abandoned_blocks?: {
    api_message_id: string;
    from_block_index: number;
  };
}
/**
 * Raw API event: a piece of a content block.
 */
export interface ContentBlockDeltaEvent {
  type: "content_block_delta";
  index: number;
  delta: TextDelta | ThinkingDelta | SignatureDelta | InputJsonDelta | FutureDelta;
}
/**
 * More text.
 */
export interface TextDelta {
  type: "text_delta";
  text: string;
}
/**
 * More reasoning.
 */
export interface ThinkingDelta {
  type: "thinking_delta";
  thinking: string;
}
/**
 * Signature of the reasoning.
 */
export interface SignatureDelta {
  type: "signature_delta";
  signature: string;
}
/**
 * More of a tool's arguments, as JSON text.
 */
export interface InputJsonDelta {
  type: "input_json_delta";
  partial_json: string;
}
/**
 * A delta that the CLI does not know: it is passed on as the API sent it. Recorded with one of a scripted API.
 */
export interface FutureDelta {
  type: string;
}
/**
 * Raw API event: a content block begins.
 */
export interface ContentBlockStartEvent {
  type: "content_block_start";
  index: number;
  content_block: TextBlock | ThinkingBlock | RedactedThinkingBlock | ToolUseBlock;
}
/**
 * Raw API event: a content block ends.
 */
export interface ContentBlockStopEvent {
  type: "content_block_stop";
  index: number;
}
/**
 * Raw API event: stop reason and final usage.
 */
export interface MessageDeltaEvent {
  type: "message_delta";
  delta: {
    stop_reason: string | null;
    stop_sequence: string | null;
    container?: {} | null;
    stop_details?: {} | null;
  };
  usage: Usage;
  context_management?: {} | null;
}
/**
 * Raw API event: a message begins; it begins again when the call is tried again.
 */
export interface MessageStartEvent {
  type: "message_start";
  message: {
    id: string;
    type: "message";
    role: "assistant";
    model: string;
    content: (TextBlock | ThinkingBlock | RedactedThinkingBlock | ToolUseBlock)[];
    stop_reason: string | null;
    stop_sequence: string | null;
    usage: Usage;
  };
}
/**
 * Raw API event: a message ends, or was given up when abandoned_blocks is set.
 */
export interface MessageStopEvent {
  type: "message_stop";
}
/**
 * State of the subscription's limits; only with a subscription login.
 */
export interface RateLimitEventRecord {
  type: "rate_limit_event";
  rate_limit_info: RateLimitInfo;
  uuid: string;
  session_id: string;
}
/**
 * The CLI asks its caller, for a permission for instance, and waits.
 */
export interface ControlRequestRecord {
  type: "control_request";
  request_id: string;
  request: {
    subtype: "can_use_tool";
    tool_name: string;
    display_name: string;
    input: {};
    description: string;
    permission_suggestions: {
      type: string;
      behavior?: string;
      destination?: string;
    }[];
    blocked_path: string;
    tool_use_id: string;
  };
}
/**
 * Answer to a control request of the caller; has neither uuid nor session_id.
 */
export interface ControlResponseRecord {
  type: "control_response";
  response: ControlError | ControlSuccess;
}
/**
 * A control request of the caller was refused.
 */
export interface ControlError {
  subtype: "error";
  request_id: string;
  error: string;
  error_code: string;
}
/**
 * Answer to a control request of the caller.
 */
export interface ControlSuccess {
  subtype: "success";
  request_id: string;
  response: {
    commands?: {
      name: string;
      description: string;
      argumentHint: string;
      builtin: boolean;
      aliases?: string[];
    }[];
    agents?: {
      name: string;
      description: string;
      model?: string;
    }[];
    output_style?: string;
    available_output_styles?: string[];
    user_output_styles_dir?: string;
    models?: {
      value: string;
      resolvedModel: string;
      displayName: string;
      description: string;
      supportsEffort: boolean;
      supportedEffortLevels: string[];
      supportsAdaptiveThinking: boolean;
      supportsFastMode?: boolean;
      supportsAutoMode: boolean;
      supportsThinkingOff: boolean;
    }[];
    account?: {
      tokenSource: string;
      apiKeySource: string;
      apiProvider: string;
    };
    pid?: number;
    claude_code_version?: string;
    current_permission_mode?: string;
    hook_on_failure_supported?: boolean;
    hooks_when_unanswered_kept?: number;
    other_hook_ask_outranks_host?: boolean;
    feedback_mode?: {
      kind: string;
    };
    analytics_disabled?: boolean;
    sandbox_enabled?: boolean;
    remote_control_auto_enable?: boolean;
    remote_control_auto_connect_default?: boolean;
    remote_control_available?: boolean;
    remote_control_auto_on_by_default?: boolean;
    ide_rc_auto_enable_gate?: boolean;
    fast_mode_state?: string;
    fast_mode_disabled_reason?: string;
    session_state?: string;
    capabilities?: string[];
    mcpServers?: unknown[];
    mode?: string;
    model?: string;
    still_queued?: unknown[];
  };
  pending_permission_requests?: unknown[];
  pending_user_dialog_requests?: unknown[];
}
/**
 * State of a prompt that carried a uuid; comes before init and after the result.
 */
export interface CommandLifecycleRecord {
  type: "command_lifecycle";
  command_uuid: string;
  state: string;
  uuid: string;
  session_id: string;
}
