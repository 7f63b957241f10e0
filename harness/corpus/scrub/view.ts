/**
 * One reading of a text: as it stands, or with one encoding undone. Every character knows where it came from, so
 * that what is found in the reading can be replaced in the text itself.
 */
export interface View {
  name: "raw" | "json" | "json-twice" | "url" | "base64";
  text: string;
  /** Start in the raw text of each character of `text`, and one entry more for its end. */
  starts: ArrayLike<number>;
}

/**
 * All readings in which a secret may hide: raw, JSON-escaped (also JSON inside JSON, as in a tool's output),
 * URL-encoded, and each run of base64 that holds text.
 *
 * @param raw bytes as latin1, one character a byte.
 */
export function viewsOf(raw: string): View[] {
  const identity: View = {
    name: "raw",
    text: raw,
    starts: Uint32Array.from({ length: raw.length + 1 }, (_, i) => i),
  };
  const json = decode(identity, "json", JSON_ESCAPE, unescapeJson);
  return [
    identity,
    json,
    decode(json, "json-twice", JSON_ESCAPE, unescapeJson),
    decode(identity, "url", /%[0-9a-f]{2}/gi, (match) =>
      String.fromCharCode(Number.parseInt(match.slice(1), 16)),
    ),
    ...base64Views(raw),
  ];
}

const JSON_ESCAPE = /\\(?:u[0-9a-f]{4}|["\\/bfnrt])/gi;
const LETTERS: Record<string, string> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };

function unescapeJson(match: string): string {
  const letter = match[1] ?? "";
  if (match.length === 6) return String.fromCharCode(Number.parseInt(match.slice(2), 16));
  return LETTERS[letter] ?? letter;
}

/** Replaces each match by one character and keeps account of where it came from. */
function decode(view: View, name: View["name"], pattern: RegExp, one: (match: string) => string): View {
  const parts: string[] = [];
  const starts: number[] = [];
  let from = 0;
  const copy = (to: number) => {
    parts.push(view.text.slice(from, to));
    for (let at = from; at < to; at += 1) starts.push(view.starts[at]!);
  };
  for (const match of view.text.matchAll(pattern)) {
    copy(match.index);
    parts.push(one(match[0]));
    starts.push(view.starts[match.index]!);
    from = match.index + match[0].length;
  }
  copy(view.text.length);
  starts.push(view.starts[view.text.length]!);
  return { name, text: parts.join(""), starts };
}

const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const TEXT = /^[\t\n\r\x20-\x7e]+$/;

function base64Views(raw: string): View[] {
  return [...raw.matchAll(BASE64_RUN)].flatMap((run) => {
    const view = base64View(run[0], run.index);
    return view ? [view] : [];
  });
}

/** A run may be glued to a path or a word before it, so all four alignments are tried. */
function base64View(run: string, at: number): View | null {
  for (let skip = 0; skip < 4; skip += 1) {
    const text = Buffer.from(run.slice(skip), "base64").toString("latin1");
    if (!TEXT.test(text)) continue;
    // Three bytes of text stand in four characters: where a byte begins inside the run.
    const starts = Array.from({ length: text.length + 1 }, (_, i) =>
      Math.min(at + skip + Math.floor((i * 4) / 3), at + run.length),
    );
    return { name: "base64", text, starts };
  }
  return null;
}
