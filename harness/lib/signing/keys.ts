import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { sha256 } from "../bytes.ts";
import { UserError } from "../errors.ts";
import { readNamedFile } from "../read-files.ts";

/** A key and the id by which an envelope names it: the SHA-256 of the public key in DER, in hex. */
export interface NamedKey {
  id: string;
  key: KeyObject;
}

/**
 * The key that signs, from a file in PEM (`openssl genpkey -algorithm ed25519`).
 *
 * @param flag by which the user named the file: `--attest`.
 * @throws UserError, one line, where the file holds no private ed25519 key.
 */
export function readPrivateKey(flag: string, path: string): NamedKey {
  const key = readKey(`${flag} ${path}`, path, createPrivateKey, "private");
  return { id: keyId(createPublicKey(key)), key };
}

/**
 * A key that verifies, from a file in PEM (`openssl pkey -in key.pem -pubout`).
 *
 * @throws UserError, one line, where the file holds no public ed25519 key.
 */
export function readPublicKey(path: string): NamedKey {
  const text = readNamedFile(`--key ${path}`, path);
  // Node derives a public key from a private one, which has no business where certificates are checked.
  if (text.includes("PRIVATE KEY"))
    throw new UserError(
      `--key ${path} is a private key: give the public one, and keep that file to yourself`,
    );
  const key = readKey(`--key ${path}`, path, createPublicKey, "public");
  return { id: keyId(key), key };
}

function readKey(
  shown: string,
  path: string,
  make: (text: string) => KeyObject,
  kind: "private" | "public",
): KeyObject {
  const text = readNamedFile(shown, path);
  let key: KeyObject;
  try {
    key = make(text);
  } catch {
    throw new UserError(`${shown} is no ${kind} key in PEM`);
  }
  if (key.asymmetricKeyType !== "ed25519")
    throw new UserError(`${shown} is a key of ${key.asymmetricKeyType}: ed25519 is needed`);
  return key;
}

/** The id of a public key. */
export function keyId(publicKey: KeyObject): string {
  return sha256(publicKey.export({ type: "spki", format: "der" }));
}
