import type { FixtureManifest } from "../../schemas/harness/v1/generated/fixture.ts";

const FORMAT_WORDS = new Set(["text", "json", "stream-json"]);

/**
 * Length of a recorded run's prompt in characters, for estimates; undefined where the recording does not show it.
 *
 * The prompt is what came by stdin, else the last argument. Stdin that holds records, or that is only known by its
 * hash, shows no prompt.
 */
export function promptLength(manifest: FixtureManifest): number | undefined {
  const { argv = [], stdin = null } = manifest.invocation ?? {};
  if (argv.includes("--input-format")) return undefined;
  const given: unknown = stdin;
  if (typeof given === "string" && given !== "") return given.length;
  if (given !== null && typeof given === "object") return undefined;
  const last = argv.length > 1 ? argv.at(-1) : undefined;
  return last === undefined || last.startsWith("-") || FORMAT_WORDS.has(last) ? undefined : last.length;
}
