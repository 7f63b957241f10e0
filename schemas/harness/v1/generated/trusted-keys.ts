// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * The allow-list of a host: whose packages it runs, and which it runs no more.
 */
export interface TrustedKeys {
  keys: {
    /**
     * Whose key it is.
     */
    name: string;
    /**
     * ed25519, in PEM.
     */
    publicKey: string;
    /**
     * Its last day.
     */
    expires?: string;
  }[];
  /**
   * Keys by id, and packages by name, with a version or every one.
   */
  revoked?: {
    keyid?: string;
    package?: string;
    version?: string;
    reason: string;
  }[];
}
