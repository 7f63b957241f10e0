/** What every object inherits, as it was when the harness started. */
const CLEAN = new Set(Reflect.ownKeys(Object.prototype));
const BUILT_INS = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];
const CLEAN_COUNTS = BUILT_INS.map((prototype) => Reflect.ownKeys(prototype).length);

/**
 * Looks for a polluted prototype, and cleans Object.prototype so that one fault does not spoil what comes after.
 *
 * @returns what was polluted, or undefined.
 */
export function pollution(): string | undefined {
  const added = Reflect.ownKeys(Object.prototype).filter((key) => !CLEAN.has(key));
  for (const key of added) Reflect.deleteProperty(Object.prototype, key);
  if (added.length > 0) return `Object.prototype was given ${added.map(String).join(", ")}`;
  const changed = BUILT_INS.findIndex(
    (prototype, index) => Reflect.ownKeys(prototype).length !== CLEAN_COUNTS[index],
  );
  return changed === -1 ? undefined : `${BUILT_INS[changed]!.constructor.name}.prototype was changed`;
}
