import { sha256 } from "../../lib/bytes.ts";

/** Most hex digits of a hash in an alias: enough to tell the secrets of one recording apart. */
const HASH_DIGITS = 4;
/** A letter or digit, one that JSON's escapes need as it is, or a character beyond ASCII as UTF-8 in latin1. */
const PARTS =
  /\\(?:u[0-9a-fA-F]{4}|[bfnrt])|[A-Za-z0-9]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;
const BEYOND_ASCII: Readonly<Record<number, string>> = { 2: "ø", 3: "〇", 4: "𝑥" };

/**
 * A harmless text that stands for a secret: the same for the same secret in any letter case, so that equality survives,
 * and alike in form, so that it fits wherever the secret stood and however it was encoded: as many bytes, and every
 * character that is no letter and no digit is kept. What makes letters and digits of a JSON escape stays as well.
 *
 * @param secret UTF-8 as latin1, one character a byte.
 */
export function alias(secret: string): string {
  const plain = plainOf(secret);
  const hashed = Math.min(HASH_DIGITS, Math.floor(plain.length / 2));
  const digits = sha256(plain.toLowerCase()).slice(0, hashed);
  const from = plain.length - hashed;
  let at = 0;
  return secret.replace(PARTS, (part) => {
    if (part.startsWith("\\")) return part;
    if (part.length > 1) return Buffer.from(BEYOND_ASCII[part.length]!, "utf8").toString("latin1");
    const place = at++;
    return place < from ? "x" : digits[place - from]!;
  });
}

/** Whether a text is an alias: what was taken out once is no leak. */
export function isAlias(text: string): boolean {
  const found = /^(x+)([0-9a-f]{0,4})$/.exec(plainOf(text));
  return found !== null && found[1]!.length >= found[2]!.length;
}

/** Letters and digits alone: they are the same however the secret is escaped or wrapped. */
function plainOf(secret: string): string {
  return secret.replace(PARTS, (part) => (part.length > 1 ? "" : part)).replaceAll(/[^A-Za-z0-9]/g, "");
}
