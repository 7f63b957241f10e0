import { isAlias } from "./alias.ts";
import { knownValueShape, SECRET_SHAPES, type SecretShape } from "./secret-shape.ts";
import { type View, viewsOf } from "./view.ts";

/** Something in a text that should not be there. */
export interface Leak {
  kind: string;
  /** The encoding it hid in. */
  encoding: View["name"];
  /** Byte offset in the text where it begins, and where it ends. */
  start: number;
  end: number;
  /** Its first characters, enough to find it and too few to use it. */
  sample: string;
  /** What was found, encoding undone. For aliases only; never printed. */
  value: string;
}

/** Values that are secret on this machine, besides what has a known shape. */
export interface KnownSecrets {
  user?: string | undefined;
  host?: string | undefined;
  values?: readonly string[] | undefined;
}

/**
 * Finds secrets by shape and by value, raw, JSON-escaped, URL-encoded and in base64.
 *
 * @returns leaks in the order of their places, each place once.
 */
export function findLeaks(input: Uint8Array | string, known: KnownSecrets = {}): Leak[] {
  const raw = Buffer.from(typeof input === "string" ? Buffer.from(input, "utf8") : input).toString("latin1");
  const shapes = [...knownShapes(known), ...SECRET_SHAPES];
  const leaks = viewsOf(raw).flatMap((view) => shapes.flatMap((shape) => leaksOf(view, shape)));
  leaks.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return leaks.filter((leak) => {
    if (leak.end <= end) return false;
    end = leak.end;
    return true;
  });
}

function leaksOf(view: View, { kind, pattern }: SecretShape): Leak[] {
  return [...view.text.matchAll(pattern)].flatMap((match) => {
    const [start, end] = match.indices?.groups?.secret ?? [match.index, match.index + match[0].length];
    const value = view.text.slice(start, end);
    if (isAlias(value)) return [];
    return {
      kind,
      encoding: view.name,
      start: view.starts[start]!,
      end: view.starts[end]!,
      sample: `${value.slice(0, 4)}...`,
      value,
    };
  });
}

function knownShapes({ user, host, values = [] }: KnownSecrets): SecretShape[] {
  return [
    ...values.filter((value) => value.length >= 4).map((value) => knownValueShape("known-value", value)),
    ...(user ? [knownValueShape("user-name", user)] : []),
    ...(host ? [knownValueShape("host-name", host)] : []),
  ];
}
