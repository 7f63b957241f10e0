/**
 * node:fs, by a way that leaves its streams out: an import of it touches each of its exports, and that loads the code
 * of all streams, half of what a mock's start costs over an empty program.
 */
export const fs = process.getBuiltinModule("node:fs");
