// Generated from the JSON Schema beside this folder by `npm run generate`. Do not edit.

export type PackagedFile = string;

/**
 * adapter-package.json in the folder of a package: one adapter, or a pack of several, with every file and who signed them.
 */
export interface AdapterPackage {
  schemaVersion: 1;
  name: string;
  version: string;
  vendor: string;
  /**
   * @minItems 1
   */
  adapters: [
    {
      /**
       * The adapter's type.
       */
      adapter_id: string;
      adapter_version: string;
      capabilities?: {};
      module: PackagedFile;
    },
    ...{
      /**
       * The adapter's type.
       */
      adapter_id: string;
      adapter_version: string;
      capabilities?: {};
      module: PackagedFile;
    }[]
  ];
  /**
   * SHA-256 of every other file of the folder, by its path.
   */
  files?: {
    [k: string]: string;
  };
  /**
   * One for each key: while keys are changed, a package is signed by the old one and the new one. Signed is the manifest without this field, as canonical JSON, in DSSE's encoding.
   */
  signature?: {
    keyid: string;
    sig: string;
  }[];
}
