import type { Expectation } from "../../schemas/harness/v1/generated/expectation.ts";
import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";

/** One recorded run, read and checked: its schema, its hashes and its chunk sizes hold. */
export interface Fixture {
  /** `provider/cli version/scenario`, as the folders are named. */
  id: string;
  /** Folder, as it was found. */
  folder: string;
  manifest: FixtureManifest;
  stdout: Buffer;
  stderr: Buffer;
  expected: Expectation;
}
