// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What an adapter claims to report; certification checks each claim both ways.
 */
export interface Capabilities {
  /**
   * Activity events come while the run goes on.
   */
  streaming?: boolean;
  /**
   * Session ids are reported and can be resumed.
   */
  sessions?: boolean;
  /**
   * Tool calls are reported.
   */
  tools?: boolean;
  /**
   * Reasoning text is reported.
   */
  thinking?: boolean;
  /**
   * Token usage is reported, not only estimated.
   */
  usage?: boolean;
  /**
   * Cost in US dollars is reported.
   */
  cost?: boolean;
  /**
   * The model that answered is reported.
   */
  model?: boolean;
  /**
   * Rate-limit windows are reported.
   */
  quota?: boolean;
  /**
   * The CLI can be started for a person at a terminal.
   */
  interactive?: boolean;
  [k: string]: unknown;
}
