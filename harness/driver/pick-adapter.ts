import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import type { Validator } from "../schema/schema-validator.ts";
import { describeThrown } from "./adapter-faults.ts";

/** An adapter, or what is wrong with the module, in one line without its name. */
export type Pick = { ok: true; adapter: Adapter } | { ok: false; problem: string };

/**
 * Finds the adapter among a module's exports: the default export, what `createAdapter()` returns, or an
 * exported object with a manifest and a parser, or a `run` function.
 *
 * @param namespace what `import()` gave; default exports wrapped once more by an interop layer are seen through.
 * @param checkManifest validator of schemas/cli/v1/manifest.
 */
export function pickAdapter(namespace: object, checkManifest: Validator): Pick {
  const exported = Object.values(unwrap(namespace)).filter(isObject);
  const factory = factoryOf(namespace);
  const candidates = [...exported];
  if (factory !== undefined) {
    try {
      const made = factory();
      if (!isObject(made)) return { ok: false, problem: "createAdapter() returned no object" };
      candidates.unshift(made);
    } catch (thrown) {
      return { ok: false, problem: `createAdapter() threw ${describeThrown(thrown)}` };
    }
  }
  return judge(candidates, checkManifest);
}

function judge(candidates: readonly Record<string, unknown>[], checkManifest: Validator): Pick {
  const best =
    candidates.find((one) => isObject(one.manifest) && isAble(one)) ??
    candidates.find((one) => isObject(one.manifest)) ??
    candidates.find(isAble);
  if (best === undefined) {
    return { ok: false, problem: "exports no adapter: an object with a manifest and a parser function" };
  }
  if (!isObject(best.manifest)) return { ok: false, problem: "exports no manifest" };
  if (!isAble(best)) return { ok: false, problem: "exports no parser function, and no run function" };
  const problem = checkManifest(best.manifest);
  if (problem !== null) return { ok: false, problem: `has a manifest that breaks the schema: ${problem}` };
  return { ok: true, adapter: best as unknown as Adapter };
}

/** An adapter that starts its CLI by itself needs no parser: it is certified through stand-ins. */
function isAble({ parser, run }: Record<string, unknown>): boolean {
  return typeof parser === "function" || typeof run === "function";
}

/** Every export by name, default exports of default exports included, and the module itself as last resort. */
function unwrap(namespace: object): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  let level: unknown = namespace;
  for (let depth = 0; depth < 3 && isObject(level); depth++) {
    const { default: inner, ...named } = level;
    found[`default ${depth}`] = inner;
    for (const [name, value] of Object.entries(named)) found[name] ??= value;
    level = inner;
  }
  found["the module itself"] = namespace;
  return found;
}

function factoryOf(namespace: object): (() => unknown) | undefined {
  const { createAdapter } = unwrap(namespace);
  return typeof createAdapter === "function" ? () => createAdapter() : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
