// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

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
