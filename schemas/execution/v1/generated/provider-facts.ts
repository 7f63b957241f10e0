// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a provider says of itself.
 */
export interface ProviderFacts {
  id: string;
  name: string;
  type: "cli" | "api";
  /**
   * Binaries to look for, the preferred one first.
   */
  commandCandidates: string[];
  /**
   * What a person does to get the CLI; empty where nothing is known.
   */
  installInstructions: string;
  models: AgentAdapterModel[];
  effortLevels: AgentAdapterEffortLevel[];
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
