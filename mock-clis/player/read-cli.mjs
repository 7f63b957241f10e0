import path from "node:path";
import { fileURLToPath } from "node:url";
import { fs } from "./file-system.mjs";

/** What most CLIs are like. */
const ORDINARY = {
  versionFlags: ["--version", "-v", "-V"],
  helpFlags: ["--help", "-h"],
  versionLine: "{version}\n",
  argumentParser: "commander",
  refusals: ["unknown-flag"],
  refusal: { stderr: "error: unknown option '{flag}'\n", exit: 2 },
  twoWay: false,
};

/**
 * What is special of one CLI, from its `cli.json`; the folder's name is its provider.
 *
 * @param {string} home Address of the folder.
 * @returns `{provider, command, versionFlags, helpFlags, versionLine, argumentParser, refusals, refusal, twoWay}`
 */
export function readCli(home) {
  const folder = fileURLToPath(home);
  const provider = path.basename(folder);
  return { ...ORDINARY, provider, command: provider, ...specialOf(folder) };
}

/** A CLI that has no folder here, such as that of somebody else's fixtures, is an ordinary one. */
function specialOf(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, "cli.json"), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}
