import { DriftImpossible } from "./drift-impossible.ts";
import type { RecordVersion } from "./find-side.ts";

/** Records a version with the recorder. */
export const recordVersion: RecordVersion = async ({ provider, version }) => {
  throw new DriftImpossible(`there are no fixtures of ${provider} ${version}, and it cannot be recorded`);
};
