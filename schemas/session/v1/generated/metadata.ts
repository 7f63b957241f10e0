// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What is known of a session, for code that lists sessions.
 */
export interface SessionMetadata {
  adapter_id: string;
  adapter_version: string;
  vendor: string;
  provider: string;
  /**
   * Null when the CLI reported none.
   */
  providerVersion: string | null;
  capabilities: Capability;
  mode: "pty" | "non_interactive";
  /**
   * Why it is not in a terminal.
   */
  degradedBecause?: string;
  control: "agent_led" | "human_led" | "delegated";
  sessionPid: number;
}
/**
 * What sessions of a provider can do.
 */
export interface Capability {
  ptyStreaming: boolean;
  structuredEdits: "none" | "diff" | "fileEvents";
  supportsMCP: boolean;
  supportsNonInteractive: boolean;
  supportsPlanAndExecute: boolean;
  supportsPRFlow: "none" | "draft" | "full";
  maxContextHint?: string;
}
