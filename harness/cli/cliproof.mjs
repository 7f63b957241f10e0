#!/usr/bin/env node
// Runs before anything else is loaded, so that what is missing is one line and no stack.

/** What keeps cliproof from being loaded here, in one line; undefined: nothing. */
function obstacle() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return `Node ${process.versions.node} is too old: 20.19 or newer is needed`;
  try {
    process.cwd();
    return undefined;
  } catch {
    return "the working folder is gone: change to one that exists";
  }
}

async function loader() {
  try {
    return await import("../lib/source/start-module.mjs");
  } catch (thrown) {
    if (thrown?.code !== "ERR_MODULE_NOT_FOUND") throw thrown;
    return undefined;
  }
}

const problem = obstacle();
const source = problem === undefined ? await loader() : undefined;
if (source === undefined) {
  process.stderr.write(
    `cliproof: ${problem ?? "its packages are not installed: run npm ci (or npm install) first"}\n`,
  );
  process.exitCode = 2;
} else {
  const { main } = await source.startModule("harness/cli/main.ts");
  process.exitCode = await main(process.argv.slice(2));
}
