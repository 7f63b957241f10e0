import { existsSync } from "node:fs";
import { chmod, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { didYouMean } from "./player/did-you-mean.mjs";
import { readFaults } from "./player/faults/read-faults.mjs";
import { findFixture, namedFixture } from "./player/find-fixture.cjs";
import { loadFixture } from "./player/load-fixture.cjs";
import { MockError, readCli, readSettings } from "./player/setup.cjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const PLAYER = path.join(HERE, "player/play-cli.cjs");
/** Systems cut a longer first line off. */
const SHEBANG_BYTES = 120;

/** Documented in mock-cli.d.mts. */
export async function writeMock(folder, provider, settings) {
  const cli = await cliOf(provider, settings.fixture ?? settings.sequence?.[0]?.fixture);
  const { command } = cli;
  const file = absolute(settings);
  await prove(file, cli);
  await rm(path.join(folder, "starts"), { recursive: true, force: true });
  await writeFile(path.join(folder, "cliproof.json"), `${JSON.stringify(file, null, 2)}\n`);
  const program = `${shebang()}\n${starter(path.join(HERE, provider))}`;
  for (const name of [command, `${command}.mjs`, `${command}.cjs`]) {
    await writeFile(path.join(folder, name), program);
    await chmod(path.join(folder, name), 0o755);
  }
  if (process.platform !== "win32") return path.join(folder, command);
  await writeFile(path.join(folder, `${command}.cmd`), cmdShim(command, process.execPath));
  return path.join(folder, `${command}.cmd`);
}

/**
 * What Windows starts where a program is named without an extension: node with the module beside it, all arguments as
 * they are. In a path that the shell reads, a percent sign would name a variable.
 *
 * @param {string} command
 * @param {string} node path of node.
 */
export function cmdShim(command, node) {
  return `@"${node.replaceAll("%", "%%")}" "%~dp0${command}.mjs" %*\r\n@exit /b %ERRORLEVEL%\r\n`;
}

/**
 * require() where there is one, since it starts faster; a file of either module kind can be asked, whatever
 * package.json is above the folder.
 */
function starter(home) {
  const player = `typeof require === "function" ? Promise.resolve(require(${JSON.stringify(PLAYER)})) : import(${JSON.stringify(pathToFileURL(PLAYER).href)})`;
  return `(${player}).then(({ playCli }) => playCli(${JSON.stringify(home)}));\n`;
}

/** Node by its path, where that fits, so that a run needs nothing on PATH. */
function shebang() {
  const { execPath } = process;
  const fits = execPath.length < SHEBANG_BYTES && !/\s/.test(execPath);
  return `#!${fits ? execPath : "/usr/bin/env node"}`;
}

/** A provider without a folder here may have fixtures of its own. */
async function cliOf(provider, fixture) {
  const entries = await readdir(HERE, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = await Promise.all(inner.map((name) => readdir(path.join(HERE, name))));
  const known = inner.filter((_, index) => files[index].includes("cli.json"));
  if (known.includes(provider)) return readCli(path.join(HERE, provider));
  if (fixture !== undefined && existsSync(path.resolve(fixture, "fixture.json"))) {
    const named = loadFixture(path.resolve(fixture)).provider;
    if (named === provider) return readCli(path.join(HERE, provider));
  }
  const hint = didYouMean(provider, known) || ` known: ${known.join(", ")}`;
  throw new MockError(`there is no mock of ${provider};${hint}`);
}

/** Paths from the working directory on; the id of a shipped fixture stays an id. */
function absolute({ fixture, cassettes, receipt, faults, sequence, ...others }) {
  const file = { ...others };
  if (sequence !== undefined) file.sequence = sequence.map(absolute);
  if (fixture !== undefined) file.fixture = pathOrId(fixture);
  if (cassettes !== undefined) file.cassettes = path.resolve(cassettes);
  if (receipt !== undefined) file.receipt = path.resolve(receipt);
  if (faults === undefined) return file;
  file.faults = typeof faults === "string" ? readFaults(faults) : faults;
  const second = file.faults?.secondTurn?.fixture;
  if (typeof second === "string")
    file.faults = { ...file.faults, secondTurn: { ...file.faults.secondTurn, fixture: pathOrId(second) } };
  return file;
}

function pathOrId(value) {
  return existsSync(path.resolve(value, "fixture.json")) ? path.resolve(value) : value;
}

/** Throws now, with one line, what would end every run of the mock. */
async function prove(given, cli) {
  const settings = readSettings({ given, beside: process.cwd(), env: {}, cwd: process.cwd() });
  for (const { fixture, faults } of given.sequence ?? [])
    await prove({ fixture, ...(faults === undefined ? {} : { faults }) }, cli);
  if (settings.sequence) return;
  const { faults } = settings;
  if (faults !== null) readFaults(faults);
  await namedFixture(settings, cli);
  const second = faults?.secondTurn?.fixture;
  if (second !== undefined) loadFixture(await findFixture({ value: second, base: process.cwd() }));
}
