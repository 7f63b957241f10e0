// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * A depth of reasoning that a person may choose.
 */
export interface AgentAdapterEffortLevel {
  id: string;
  name: string;
}
