import { createHash } from "node:crypto";

const NAMES: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };

/** Controls, separators, invisible marks and the replacement character: what a terminal shows wrongly or not at all. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd\\]/gu;

/** Text made printable on one line: `\n`, `\x1b`, `\u2028`. */
export function escapeText(text: string): string {
  return text.replace(HIDDEN, (character) => NAMES[character] ?? codeOf(character));
}

/** Bytes made printable on one line; bytes that are no UTF-8 as `\xNN`. */
export function escapeBytes(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString("utf8");
  if (!text.includes("\ufffd")) return escapeText(text);
  let escaped = "";
  for (let at = 0; at < buffer.length; ) {
    const length = characterLength(buffer, at);
    escaped +=
      length === 0 ? `\\x${hex(buffer[at++]!, 2)}` : escapeText(buffer.toString("utf8", at, at + length));
    at += length;
  }
  return escaped;
}

/** Bytes of the UTF-8 character at an offset; 0 when there is none. */
function characterLength(buffer: Buffer, at: number): number {
  const lead = buffer[at]!;
  const length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (length === 0 || at + length > buffer.length) return 0;
  const character = buffer.toString("utf8", at, at + length);
  const isWhole =
    Buffer.byteLength(character) === length &&
    Buffer.from(character).equals(buffer.subarray(at, at + length));
  return isWhole ? length : 0;
}

function codeOf(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return `\\x${hex(code, 2)}`;
  return code > 0xffff ? `\\u{${hex(code, 1)}}` : `\\u${hex(code, 4)}`;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

/** SHA-256 of bytes, or of a text in UTF-8, as fixtures and receipts write it: lower-case hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * The bytes around an offset, printable, the offset marked: `...ab⟨⟩cd...`.
 *
 * @param radius bytes to show on each side.
 */
export function bytesAround(bytes: Uint8Array, offset: number, radius = 32): string {
  const at = Math.max(0, Math.min(offset, bytes.length));
  const start = Math.max(0, at - radius);
  const end = Math.min(bytes.length, at + radius);
  const before = escapeBytes(bytes.subarray(start, at));
  const after = escapeBytes(bytes.subarray(at, end));
  return `${start > 0 ? "..." : ""}${before}⟨⟩${after}${end < bytes.length ? "..." : ""}`;
}
