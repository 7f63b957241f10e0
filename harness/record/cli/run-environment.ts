import type { RecordingFolders } from "../recording-folders.ts";

/** Where the system's own programs are found, in any home. */
const SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";

/**
 * The environment of a recorded CLI: nothing of this machine's but where its programs are, so that a recording holds
 * no one's settings and comes out the same everywhere.
 *
 * @param own what the recipe sets, then what the run does; null takes a name away.
 */
export function runEnvironment(
  { home, temporary }: Pick<RecordingFolders, "home" | "temporary">,
  nodeFolder: string,
  ...own: Readonly<Record<string, string | null>>[]
): Record<string, string> {
  const env: Record<string, string | null> = {
    HOME: home,
    LANG: "C.UTF-8",
    PATH: `${nodeFolder}:${SYSTEM_PATH}`,
    TERM: "dumb",
    // Some CLIs refuse a home below the system's folder of temporary files.
    TMPDIR: temporary,
    TZ: "UTC",
    USER: "user",
  };
  for (const names of own) Object.assign(env, names);
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
