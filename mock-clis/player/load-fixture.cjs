const path = require("node:path");
const fs = require("node:fs");
const { MockError } = require("./setup.cjs");

/** The fixtures that come with cliproof. */
const SHIPPED = path.join(__dirname, "../../fixtures/cli-outputs");

/**
 * A fixture with its bytes. Its hashes are not proven here, that is certify's task and would cost each start; that the
 * chunks add up is.
 *
 * @returns `{folder, id, provider, version, scenario, kind, argv, stdin, exit, chunks, out, err}`
 * @throws MockError
 */
function loadFixture(folder) {
  const { manifest, ...identity } = loadManifest(folder);
  const out = readBytes(path.join(folder, "stdout.txt"));
  const err = readBytes(path.join(folder, "stderr.txt"));
  const { exit, chunks = wholeStreams(out, err) } = manifest;
  if (!isExit(exit)) throw new MockError(`${folder}: fixture.json says no exit`);
  if (!Array.isArray(chunks) || !chunks.every(isChunk))
    throw new MockError(
      `${folder}: the chunks of fixture.json are not [milliseconds, "out" or "err", bytes]`,
    );
  for (const [stream, bytes] of Object.entries({ out, err })) {
    const sum = chunks.reduce((total, [, of, length]) => (of === stream ? total + length : total), 0);
    if (sum !== bytes.length)
      throw new MockError(`${folder}: the chunks of std${stream} are ${sum} bytes, its file ${bytes.length}`);
  }
  return { ...identity, exit, chunks, out, err };
}

/** What a fixture says of itself, without its bytes. */
function loadManifest(folder) {
  const file = path.join(folder, "fixture.json");
  let manifest;
  try {
    manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (error) {
    throw new MockError(`${file} cannot be read: ${error.message}`);
  }
  if (typeof manifest !== "object" || manifest === null) throw new MockError(`${file} holds no object`);
  // A fixture that is not sealed yet has no id; the path shows it, as `seal` will.
  const [provider, version, scenario] = path.resolve(folder).split(path.sep).slice(-3);
  const { invocation } = manifest;
  return {
    manifest,
    folder,
    id: manifest.id ?? `${provider}/${version}/${scenario}`,
    provider: manifest.provider ?? provider,
    version: manifest.cli?.version ?? null,
    scenario: manifest.scenario ?? scenario,
    kind: manifest.kind ?? "run",
    argv: Array.isArray(invocation?.argv) ? invocation.argv.slice(1) : null,
    stdin: invocation?.stdin ?? null,
    replies: Array.isArray(invocation?.stdinReplies) ? invocation.stdinReplies.map(([, text]) => text) : [],
  };
}

function readBytes(file) {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (error.code === "ENOENT" && file.endsWith("stderr.txt")) return Buffer.alloc(0);
    throw new MockError(`${file} cannot be read (${error.code})`);
  }
}

function wholeStreams(out, err) {
  return Object.entries({ out, err }).flatMap(([stream, { length }]) =>
    length ? [[0, stream, length]] : [],
  );
}

function isChunk(chunk) {
  return (
    Array.isArray(chunk) &&
    typeof chunk[0] === "number" &&
    (chunk[1] === "out" || chunk[1] === "err") &&
    Number.isInteger(chunk[2]) &&
    chunk[2] >= 0
  );
}

function isExit(exit) {
  return (
    typeof exit === "object" &&
    exit !== null &&
    (Number.isInteger(exit.code) || typeof exit.signal === "string")
  );
}

module.exports = { SHIPPED, loadFixture, loadManifest };
