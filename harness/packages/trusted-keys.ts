import { createPublicKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { TrustedKeys } from "../../schemas/harness/v1/generated/trusted-keys.ts";
import { keyId, type NamedKey } from "../lib/signing/keys.ts";
import { schemaValidator } from "../schema/schema-validator.ts";

/** A host's allow-list, its keys parsed. */
export interface Trust {
  keys: (NamedKey & { name: string; expires: string | undefined })[];
  revoked: NonNullable<TrustedKeys["revoked"]>;
}

/**
 * Reads an allow-list.
 *
 * @returns null where there is no such file: the host then runs what its user has written down. A file that is there and
 *   cannot be read is a problem in one line, and nothing may be run.
 */
export function readTrust(file: string): Trust | null | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return code === "ENOENT" ? null : { problem: `${file} cannot be read (${code ?? "it is no JSON"})` };
  }
  const problem = schemaValidator("harness/v1/trusted-keys.schema.json")(value);
  if (problem !== null) return { problem: `${file}: ${problem}` };
  const { keys, revoked = [] } = value as TrustedKeys;
  const named: Trust["keys"] = [];
  for (const { name, publicKey, expires } of keys) {
    const key = ed25519(publicKey);
    if (key === null) return { problem: `${file}: the key of ${name} is no public ed25519 key in PEM` };
    named.push({ id: keyId(key), key, name, expires });
  }
  return { keys: named, revoked };
}

function ed25519(pem: string): NamedKey["key"] | null {
  if (pem.includes("PRIVATE KEY")) return null;
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === "ed25519" ? key : null;
  } catch {
    return null;
  }
}
