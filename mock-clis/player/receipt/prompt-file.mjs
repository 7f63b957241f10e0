// Not imported, as in receipt.mjs.
const fs = process.getBuiltinModule("node:fs");
const { createHash } = process.getBuiltinModule("node:crypto");

/**
 * What is in the file that a CLI takes its prompt from, at the start of the run: it is gone when the run is over.
 *
 * @param {readonly string[]} argv
 * @param {readonly string[]} flags The flags that name such a file.
 * @returns null where no flag names one, or it cannot be read.
 */
export function promptFile(argv, flags) {
  const at = argv.findIndex((word) => flags.includes(word.replace(/=.*/s, "")));
  if (at === -1) return null;
  const word = argv[at];
  const file = word.includes("=") ? word.slice(word.indexOf("=") + 1) : argv[at + 1];
  try {
    const bytes = fs.readFileSync(file);
    return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  } catch {
    return null;
  }
}
