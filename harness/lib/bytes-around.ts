import { escapeBytes } from "./escape-bytes.ts";

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
