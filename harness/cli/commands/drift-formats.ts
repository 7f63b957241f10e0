import { DRIFT_FORMATS } from "../../drift/publish-drift.ts";
import { didYouMean } from "../../lib/suggest.ts";
import { UserError } from "../../lib/user-error.ts";

/**
 * The formats that `drift` is to write.
 *
 * @throws UserError for an unknown one, or several without a folder to write them into.
 */
export function driftFormats(named: readonly string[], toFiles: boolean): string[] {
  const known = Object.keys(DRIFT_FORMATS);
  for (const name of named) {
    if (known.includes(name)) continue;
    throw new UserError(`unknown format ${name};${didYouMean(name, known)} known: ${known.join(", ")}`);
  }
  if (!toFiles && named.length > 1)
    throw new UserError("several formats need --out: each becomes a file there");
  if (named.length > 0) return [...new Set(named)];
  return toFiles ? ["json", "markdown"] : ["pretty"];
}
