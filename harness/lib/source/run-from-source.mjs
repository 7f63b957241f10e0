import { existsSync } from "node:fs";
import { register as registerHook } from "node:module";
import { register } from "tsx/esm/api";

/** What a build is made by: it is in the repository and in no package. */
const BUILD_CONFIG = new URL("../../../tsconfig.build.json", import.meta.url);
const DIST = new URL("../../../dist", import.meta.url);

/**
 * Lets this process run TypeScript as it is; no tsconfig of the user's folder may change what it means. In the repository
 * `cliproof/...` is the source too, whatever was built there, and so it is where nothing was built.
 */
export function runFromSource() {
  register({ tsconfig: false });
  if (existsSync(BUILD_CONFIG) || !existsSync(DIST)) registerHook("./source-condition.mjs", import.meta.url);
}
