import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { PROJECT_ROOT, sourceOf } from "../lib/project.ts";

/**
 * The adapter threw, returned something that is no answer, or its process died: verdict errored.
 * The message says what happened in one line; `place` is the adapter's own line, `index.ts:12:5`, where known.
 */
export class AdapterCrash extends Error {
  override readonly name = "AdapterCrash";

  readonly place: string | null;

  constructor(message: string, place: string | null = null) {
    super(place === null ? message : `${message} (at ${place})`);
    this.place = place;
  }

  /**
   * Wraps what an adapter threw.
   *
   * @param action what the adapter was doing: `push()`.
   * @param thrown anything; adapters may throw strings or nothing at all.
   */
  static from(action: string, thrown: unknown): AdapterCrash {
    return new AdapterCrash(`${action} threw ${describeThrown(thrown)}`, placeOf(thrown));
  }
}

/**
 * What was thrown, in one line of at most 300 characters; itself never throws, whatever it is given.
 */
export function describeThrown(thrown: unknown): string {
  let text: string;
  try {
    text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  } catch {
    text = "something that cannot be printed";
  }
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 300);
}

/** Below the adapter on the stack there is only this folder, and what called it. */
const CALLERS = join(PROJECT_ROOT, "harness", "driver", "/");

/** Frames of what loads a module: Node itself, and the loader for TypeScript. */
const LOADERS = /(?:\(|at )node:|\/node_modules\/(?:tsx|esbuild)\//;

/** The topmost line of the stack that is the adapter's, relative to the working directory; null where it has none. */
export function placeOf(thrown: unknown): string | null {
  if (!(thrown instanceof Error) || typeof thrown.stack !== "string") return null;
  for (const line of thrown.stack.split("\n")) {
    const match = /^\s+at .*?((?:file:\/\/)?\/[^()]+):(\d+):(\d+)\)?$/.exec(line);
    const location = match?.[1];
    if (location === undefined || LOADERS.test(line)) continue;
    const path = sourceOf(
      (location.startsWith("file:") ? fileURLToPath(location) : location).replace(/\?.*$/, ""),
    );
    if (path.startsWith(CALLERS)) return null;
    const fromHere = relative(process.cwd(), path);
    const shown = fromHere.startsWith("..") ? path.slice(path.lastIndexOf(sep) + 1) : fromHere;
    return `${shown}:${match?.[2]}:${match?.[3]}`;
  }
  return null;
}

/** The adapter gave no answer within the time of one case: verdict timed-out. */
export class AdapterHang extends Error {
  override readonly name = "AdapterHang";
}

/** The adapter said by itself that it cannot do this (process protocol): verdict unsupported. */
export class AdapterUnsupported extends Error {
  override readonly name = "AdapterUnsupported";
}
