/**
 * node:fs, by a way that leaves its streams out: an import of it touches each of its exports, and the code of all
 * streams that this loads costs a twentieth of the start of an empty program.
 */
export const fs = process.getBuiltinModule("node:fs");
