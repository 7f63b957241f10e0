import { workingFolder } from "../lib/working-folder.ts";
import type { Target } from "../model/target.ts";
import { AdapterCrash } from "./adapter-faults.ts";
import { afterReplays } from "./after-replays.ts";

/** What every module of a process shares and an adapter may spoil for the code that judges it. */
const SHARED: Readonly<Record<string, object>> = {
  JSON,
  "Object.prototype": Object.prototype,
  "Array.prototype": Array.prototype,
  "String.prototype": String.prototype,
  "Function.prototype": Function.prototype,
  "Map.prototype": Map.prototype,
  "Set.prototype": Set.prototype,
  "Promise.prototype": Promise.prototype,
  Object,
  Promise,
  Buffer,
};

const FOLDER = process.cwd();

const BEFORE = Object.entries(SHARED).map(([name, object]) => ({
  name,
  object,
  properties: new Map(
    Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)!]),
  ),
}));

/**
 * Puts back what was there when this module was loaded.
 *
 * @returns what had been replaced, removed or added: `JSON.parse`. Empty where all was as before.
 */
export function restoreGlobals(): string[] {
  const moved = workingFolder() !== FOLDER ? ["the working folder (process.chdir)"] : [];
  if (moved.length > 0) process.chdir(FOLDER);
  const changed = BEFORE.flatMap(({ name, object, properties }) => {
    const added = Reflect.ownKeys(object).filter((key) => !properties.has(key));
    for (const key of added) Reflect.deleteProperty(object, key);
    const replaced = [...properties].filter(([key, before]) => {
      const now = Reflect.getOwnPropertyDescriptor(object, key);
      return now?.value !== before.value || now?.get !== before.get;
    });
    for (const [key, before] of replaced) Reflect.defineProperty(object, key, before);
    return [...added, ...replaced.map(([key]) => key)].map((key) => `${name}.${String(key)}`);
  });
  return [...moved, ...changed];
}

const { parse, stringify } = JSON;

/** Whether what check code uses most was touched: cheap enough to be asked after each replay. */
function isTouched(): boolean {
  if (JSON.parse !== parse || JSON.stringify !== stringify) return true;
  if (workingFolder() !== FOLDER) return true;
  for (const _inherited in {}) return true;
  return false;
}

/** The same target, whose replays are a crash once they changed what all code of the process shares; it is put back. */
export function withSharedGlobals(target: Target): Target {
  return afterReplays(target, () => {
    if (isTouched()) throw new AdapterCrash(describeChanges(restoreGlobals()));
  });
}

const SHOWN_CHANGES = 3;

/** What an adapter changed, in one line. */
export function describeChanges(changed: readonly string[]): string {
  return `the adapter changed ${changed.slice(0, SHOWN_CHANGES).join(", ")}, which all code of the process shares`;
}
