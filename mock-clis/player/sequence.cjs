const fs = require("node:fs");
const path = require("node:path");
const { MockError } = require("./setup.cjs");

/** More starts than this are no test. */
const MAX_STARTS = 10_000;

/**
 * The settings of one start of a mock that plays a sequence: the first start plays its first entry, the next one the
 * next; after the last entry the last is played again. Starts are counted in a folder beside the mock, so that several
 * at once have one entry each.
 *
 * @param settings as read, with `sequence`.
 * @param {string} beside folder of the started file.
 * @param {boolean} counts whether this start is a run: a question for the version or the help counts for none.
 * @throws MockError when the folder cannot be written.
 */
function settingsOfStart(settings, beside, counts) {
  const { sequence } = settings;
  const start = counts ? claimStart(path.join(beside, "starts")) : 0;
  const { fixture, faults } = sequence[Math.min(start, sequence.length - 1)];
  return { ...settings, fixture: { value: fixture, base: beside }, faults: faults ?? settings.faults };
}

function claimStart(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (let start = fs.readdirSync(folder).length; start < MAX_STARTS; start++)
      if (isClaimed(path.join(folder, String(start)))) return start;
  } catch (error) {
    throw new MockError(`${folder}, where starts are counted, cannot be written (${error.code})`);
  }
  throw new MockError(`${folder}: more than ${MAX_STARTS} starts`);
}

function isClaimed(file) {
  try {
    fs.closeSync(fs.openSync(file, "wx"));
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

module.exports = { settingsOfStart };
