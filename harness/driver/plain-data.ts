/** An object or array on the way, with what leads to it. */
interface Frame {
  value: object;
  parent: Frame | null;
  key: string;
  /** Everything in it was looked at. */
  left: boolean;
}

/**
 * Says where a value is no plain JSON data: `usage.inputTokens is a bigint`, or null when all of it is.
 *
 * A field that is undefined counts as left out. Written without recursion: a tool's input may nest as deep as it likes.
 */
export function notPlainData(root: unknown): string | null {
  if (isSurelyPlain(root)) return null;
  const fault = scalarFault(root);
  if (fault !== null) return `it is ${fault}`;
  if (!isObject(root)) return null;
  const open = new Set<object>();
  const done = new Set<object>();
  const stack: Frame[] = [{ value: root, parent: null, key: "", left: false }];
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    const { value } = frame;
    if (frame.left || done.has(value)) {
      stack.pop();
      if (frame.left) open.delete(value);
      done.add(value);
      continue;
    }
    if (open.has(value)) return `${pathOf(frame)} is a cycle: it holds itself`;
    const strange = classOf(value);
    if (strange !== null) return `${pathOf(frame)} is ${strange}`;
    open.add(value);
    frame.left = true;
    for (const [key, inner] of Object.entries(value)) {
      const wrong = scalarFault(inner);
      const child = {
        value: inner as object,
        parent: frame,
        key: Array.isArray(value) ? `[${key}]` : key,
        left: false,
      };
      if (wrong !== null) return `${pathOf(child)} is ${wrong}`;
      if (isObject(inner)) stack.push(child);
    }
  }
  return null;
}

/** Values after which a walk that does not notice cycles gives up. */
const MANY = 10_000;

/** A quick look, since nearly every value is plain; false says nothing. */
function isSurelyPlain(root: unknown): boolean {
  const stack = [root];
  for (let seen = 0; seen < MANY; seen++) {
    if (stack.length === 0) return true;
    const value = stack.pop();
    if (!isObject(value)) {
      if (scalarFault(value) !== null) return false;
    } else if (classOf(value) !== null) return false;
    else for (const inner of Object.values(value)) stack.push(inner);
  }
  return false;
}

const KINDS: Record<string, string> = { function: "a function", bigint: "a bigint", symbol: "a symbol" };

function scalarFault(value: unknown): string | null {
  return KINDS[typeof value] ?? null;
}

/** `a Map`, or null for plain objects and arrays. */
function classOf(value: object): string | null {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype || prototype === Array.prototype) return null;
  return `an object of class ${prototype.constructor?.name || "without a name"}`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function pathOf(frame: Frame): string {
  const keys: string[] = [];
  for (let one: Frame | null = frame; one !== null && one.parent !== null; one = one.parent)
    keys.push(one.key);
  const path = keys.reverse().join(".").replaceAll(".[", "[");
  return path === "" ? "it" : path.length > 80 ? `...${path.slice(-80)}` : path;
}
