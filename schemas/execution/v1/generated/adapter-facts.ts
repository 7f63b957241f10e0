// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What an adapter says of itself before anything is started.
 */
export interface ExecutionAdapterFacts {
  /**
   * Stable key that is stored with the run, such as `claude_local`.
   */
  type: string;
  name: string;
  /**
   * Entry of the provider registry, such as `claude-code`.
   */
  providerId?: string;
  /**
   * How it runs its provider. `structured_cli` starts a CLI and reads what it prints.
   */
  executionEngine: "structured_cli" | "legacy_pty_cli" | "api" | "http" | "process";
  /**
   * Always true of `legacy_pty_cli`.
   */
  experimental?: boolean;
  supportsSessionResume?: boolean;
  supportsDetachedRuns?: boolean;
  models?: AgentAdapterModel[];
  effortLevels?: AgentAdapterEffortLevel[];
}
/**
 * A provider-backed model, for a picker.
 */
export interface AgentAdapterModel {
  id: string;
  name?: string;
}
/**
 * A depth of reasoning that a person may choose.
 */
export interface AgentAdapterEffortLevel {
  id: string;
  name: string;
}
