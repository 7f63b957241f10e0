import { sign, verify } from "node:crypto";
import type { AdapterPackage } from "../../schemas/harness/v1/generated/adapter-package.ts";
import { canonicalJson } from "../lib/json.ts";
import { fromBase64, signedBytes } from "../lib/signing/envelope.ts";
import type { NamedKey } from "../lib/signing/keys.ts";

const TYPE = "application/vnd.cliproof.adapter-package+json";

/** The manifest, signed by a key: beside the signatures of other keys, and in place of an earlier one of this key. */
export function signPackage(
  { signature = [], ...manifest }: AdapterPackage,
  files: Readonly<Record<string, string>>,
  { id, key }: NamedKey,
): AdapterPackage {
  const described = { ...manifest, files: { ...files } };
  const isSame = canonicalJson(described.files) === canonicalJson(manifest.files ?? {});
  const sig = sign(null, bytesOf(described), key).toString("base64");
  // Signatures of other files say nothing of these.
  const others = isSame ? signature.filter(({ keyid }) => keyid !== id) : [];
  return { ...described, signature: [...others, { keyid: id, sig }] };
}

/** Whether one of a manifest's signatures is that of its bytes by this key. */
export function isSignedBy({ signature = [], ...manifest }: AdapterPackage, { id, key }: NamedKey): boolean {
  const bytes = bytesOf(manifest);
  return signature.some(({ keyid, sig }) => {
    const signed = fromBase64(sig);
    return keyid === id && signed !== null && verify(null, bytes, key, signed);
  });
}

function bytesOf(manifest: Omit<AdapterPackage, "signature">): Buffer {
  return signedBytes(TYPE, Buffer.from(canonicalJson(manifest)));
}
