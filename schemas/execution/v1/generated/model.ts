// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * A provider-backed model, for a picker.
 */
export interface AgentAdapterModel {
  id: string;
  name?: string;
}
