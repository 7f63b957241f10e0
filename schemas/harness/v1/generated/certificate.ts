// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

/**
 * What a certificate says: an in-toto Statement v1 with the test-result predicate v0.1. It is the payload of a DSSE envelope that is signed with ed25519.
 */
export interface CertificateStatement {
  _type: "https://in-toto.io/Statement/v1";
  /**
   * The adapter's files: its module, what it imports by relative paths, its known failures. Names are relative to the folder that holds all of them.
   *
   * @minItems 1
   */
  subject: [CertifiedResource, ...CertifiedResource[]];
  predicateType: "https://in-toto.io/attestation/test-result/v0.1";
  predicate: {
    /**
     * WARNED: certified with known failures. An adapter that is not certified gets no certificate.
     */
    result: "PASSED" | "WARNED";
    /**
     * What the verdict rests on: cliproof, the contract, the corpus and Node, in this order.
     *
     * @minItems 4
     * @maxItems 4
     */
    configuration: [CertifiedResource, CertifiedResource, CertifiedResource, CertifiedResource];
    /**
     * Invariants that were tried and hold.
     */
    passedTests: string[];
    /**
     * Invariants with known failures.
     */
    warnedTests: string[];
    /**
     * @maxItems 0
     */
    failedTests: [];
    certificate: {
      adapter: {
        id: string;
        version: string | null;
        provider: string;
        /**
         * Name of a built-in adapter, or path of the module as it was named.
         */
        entry: string;
        cliVersions: string | null;
      };
      contract: string;
      seed: number;
      /**
       * Random inputs of each property.
       */
      runs: number;
      isolated: true;
      notTried: {
        id: string;
        verdict: "unproven" | "unsupported";
        reason?: string;
      }[];
      cases: number;
      /**
       * SHA-256 of one line for each case, sorted: invariant, check, fixture (or -) and verdict, with tabs between.
       */
      resultsSha256: string;
      /**
       * ISO 8601, UTC.
       */
      issuedAt: string;
    };
  };
}
export interface CertifiedResource {
  name: string;
  digest: {
    sha256: string;
  };
  annotations?: {
    version: string;
  };
}
