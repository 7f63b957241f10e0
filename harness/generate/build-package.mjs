import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Makes `dist`: JavaScript and types of what other projects import, beside the sources that the command line runs. Always
 * all of it, from nothing, so that no file of an earlier build stays. In the repository nothing reads it (see
 * harness/lib/source/run-from-source.mjs); `--remove` takes it away once it is packed.
 */
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DIST = join(ROOT, "dist");

rmSync(DIST, { recursive: true, force: true });
if (!process.argv.includes("--remove")) {
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-p", join(ROOT, "tsconfig.build.json")], {
    stdio: "inherit",
  });
  if (status === 0) addData();
  else rmSync(DIST, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

/** Files that the code reads when it runs, and a package.json: dist is laid out as the project is. */
function addData() {
  const isData = (source) => !/\.[cm]?ts$/.test(source);
  cpSync(join(ROOT, "schemas"), join(DIST, "schemas"), { recursive: true, filter: isData });
  const { name, version, type } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  writeFileSync(join(DIST, "package.json"), `${JSON.stringify({ name, version, type }, null, 2)}\n`);
}
