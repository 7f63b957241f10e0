import { sign, verify } from "node:crypto";
import { isRecord } from "../json.ts";
import type { NamedKey } from "./keys.ts";

/** A DSSE envelope (github.com/secure-systems-lab/dsse): bytes, their type, and who signed both. */
interface Envelope {
  payloadType: string;
  /** Base64. */
  payload: string;
  signatures: { keyid: string; sig: string }[];
}

const PAYLOAD_TYPE = "application/vnd.in-toto+json";

/** What an envelope holds, or in one line why it is not to be believed. */
export type Opened = { ok: true; payload: Buffer } | { ok: false; problem: string };

/** The envelope of a payload, as the text of a file. */
export function sealEnvelope(payload: Buffer, { id, key }: NamedKey): string {
  const sig = sign(null, signedBytes(PAYLOAD_TYPE, payload), key).toString("base64");
  const envelope: Envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString("base64"),
    signatures: [{ keyid: id, sig }],
  };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

/**
 * Opens an envelope that one of the keys has signed. Everything in it counts: a field more, another type, or base64 that
 * is not written in its one canonical way is a change as well.
 */
export function openEnvelope(text: string, keys: readonly NamedKey[]): Opened {
  const envelope = parsed(text);
  if (envelope === null) return refused("it is no DSSE envelope of an in-toto statement");
  const payload = fromBase64(envelope.payload);
  const signed = envelope.signatures.map(({ keyid, sig }) => ({ keyid, sig: fromBase64(sig) }));
  if (payload === null || signed.some(({ sig }) => sig === null))
    return refused("it was changed: its base64 is not as it was written");
  const bytes = signedBytes(envelope.payloadType, payload);
  for (const { keyid, sig } of signed) {
    const named = keys.find(({ id }) => id === keyid);
    if (named === undefined)
      return refused(`unknown key: it is signed by ${shown(keyid)}, and the keys given are ${listed(keys)}`);
    if (!verify(null, bytes, named.key, sig!))
      return refused("it was changed: its signature is not that of its bytes");
  }
  return { ok: true, payload };
}

/** DSSE's pre-authentication encoding, which is what is signed: type and bytes cannot be read in two ways. */
export function signedBytes(type: string, payload: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `),
    payload,
  ]);
}

function parsed(text: string): Envelope | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isExactly(value, ["payload", "payloadType", "signatures"])) return null;
  const { payload, payloadType, signatures } = value;
  if (payloadType !== PAYLOAD_TYPE || typeof payload !== "string") return null;
  if (!Array.isArray(signatures) || signatures.length === 0) return null;
  const isSignature = (one: unknown) =>
    isExactly(one, ["keyid", "sig"]) && typeof one.keyid === "string" && typeof one.sig === "string";
  return signatures.every(isSignature) ? { payload, payloadType, signatures } : null;
}

function isExactly(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).sort().join(" ") === keys.join(" ");
}

/** The bytes of base64 that is written in its one canonical way; null for any other text. */
export function fromBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, "base64");
  return bytes.toString("base64") === text ? bytes : null;
}

function refused(problem: string): Opened {
  return { ok: false, problem };
}

function listed(keys: readonly NamedKey[]): string {
  return keys.map(({ id }) => shown(id)).join(", ");
}

function shown(id: string): string {
  return id.replaceAll(/[^\w-]/g, "?").slice(0, 16);
}
