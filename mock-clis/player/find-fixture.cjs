const path = require("node:path");
const fs = require("node:fs");
const { loadFixture, SHIPPED } = require("./load-fixture.cjs");
const { MockError } = require("./setup.cjs");

/**
 * The fixture that the settings name.
 *
 * @returns null when the cassettes are to be searched.
 * @throws MockError, also for a fixture of another provider.
 */
async function namedFixture({ fixture: named, cassettes, scenario }, cli) {
  let folder;
  if (named !== null) folder = await findFixture(named);
  else if (scenario === null) return null;
  else folder = (await import("./cassettes.mjs")).cassetteOf(cassettes, scenario);
  const fixture = loadFixture(folder);
  if (fixture.provider !== cli.provider && !cli.plays?.includes(fixture.provider))
    throw new MockError(`fixture ${fixture.id} is of ${fixture.provider}, not of ${cli.provider}`);
  return fixture;
}

/**
 * Finds a fixture by its folder, or by its id among the shipped ones.
 *
 * @throws MockError with the nearest names.
 */
async function findFixture({ value, base }) {
  const folder = path.resolve(base, value);
  if (fs.existsSync(path.join(folder, "fixture.json"))) return folder;
  const shipped = path.join(SHIPPED, ...value.split("/"));
  if (/^[\w.-]+(\/[\w.-]+){2}$/.test(value) && fs.existsSync(path.join(shipped, "fixture.json")))
    return shipped;
  const { noSuchFixture } = await import("./no-such-fixture.mjs");
  throw new MockError(noSuchFixture(value, folder, shipped));
}

module.exports = { namedFixture, findFixture };
