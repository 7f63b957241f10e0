// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * Failures of an adapter that its owner knows; they are run, and a passing or expired one fails the certification.
 */
export interface KnownFailures {
  /**
   * Where an editor finds this schema: node_modules/cliproof/schemas/harness/v1/known-failures.schema.json.
   */
  $schema?: string;
  failures: KnownFailure[];
}
export interface KnownFailure {
  invariant: string;
  /**
   * Fixture id, or * for every one.
   */
  fixture?: string;
  reason: string;
  owner: string;
  /**
   * ISO date.
   */
  expires: string;
}
