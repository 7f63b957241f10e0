import { restoreGlobals } from "../../driver/shared-globals.ts";

/**
 * Looks for what an adapter changed of what all code of the process shares, prototypes above all, and puts it back so
 * that one fault does not spoil what comes after.
 *
 * @returns what was changed, or undefined.
 */
export function pollution(): string | undefined {
  const changed = restoreGlobals();
  return changed.length === 0
    ? undefined
    : `${changed.slice(0, 3).join(", ")} was changed for all code of the process`;
}
