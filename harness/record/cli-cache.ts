import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder that holds installed CLIs: `cliproof/clis` in the user's cache, where XDG_CACHE_HOME says or in ~/.cache. */
export function cliCache(env: Environment = process.env, home: string = homedir()): string {
  const { XDG_CACHE_HOME: chosen } = env;
  // The specification says that a relative path there counts for nothing.
  const cache = chosen !== undefined && isAbsolute(chosen) ? chosen : join(home, ".cache");
  return join(cache, "cliproof", "clis");
}
