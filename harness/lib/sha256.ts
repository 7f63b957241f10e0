import { createHash } from "node:crypto";

/** SHA-256 of bytes, or of a text in UTF-8, as fixtures and receipts write it: lower-case hex. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
