/**
 * The program of this name on PATH that is not this shim: no link to it and no copy of it.
 *
 * @param searchPath PATH.
 * @param self path of the shim.
 */
export function findReal(name: string, searchPath: string | undefined, self: string): string | null;
