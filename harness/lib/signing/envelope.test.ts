import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openEnvelope, sealEnvelope } from "./envelope.ts";
import type { NamedKey } from "./keys.ts";

function keyPair(id: string): { secret: NamedKey; open: NamedKey } {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return { secret: { id, key: privateKey }, open: { id, key: publicKey } };
}

const { secret, open } = keyPair("0123abcd");
const payload = Buffer.from('{"_type":"https://in-toto.io/Statement/v1","a":"é"}');
const text = sealEnvelope(payload, secret);

describe("an envelope", () => {
  it("gives back what was sealed", () => {
    expect(openEnvelope(text, [keyPair("ff").open, open])).toEqual({ ok: true, payload });
  });

  it("is refused where any byte of any field or name is another one", () => {
    const accepted: string[] = [];
    for (let at = 0; at < text.length; at++) {
      if (/\s/.test(text[at]!)) continue;
      for (const other of ["A", "B", "1", "=", '"', "}", " "]) {
        if (text[at] === other) continue;
        const changed = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
        if (openEnvelope(changed, [open]).ok) accepted.push(`${at}: ${text[at]} as ${other}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it("is refused where a byte is missing, or one is added to a field", () => {
    const fields = ["payload", "payloadType", "signatures"];
    for (let cut = 1; cut < text.trimEnd().length; cut++)
      expect(openEnvelope(text.slice(0, cut), [open]).ok).toBe(false);
    for (const field of fields) {
      const { [field]: _, ...rest } = JSON.parse(text);
      expect(openEnvelope(JSON.stringify(rest), [open]).ok).toBe(false);
    }
    const more = { ...JSON.parse(text), note: "trust me" };
    expect(openEnvelope(JSON.stringify(more), [open]).ok).toBe(false);
    expect(openEnvelope(JSON.stringify({ ...JSON.parse(text), signatures: [] }), [open]).ok).toBe(false);
  });

  it("is refused by the name of a key that is not given, and by another key of the same name", () => {
    expect(openEnvelope(text, [keyPair("9999").open])).toEqual({
      ok: false,
      problem: "unknown key: it is signed by 0123abcd, and the keys given are 9999",
    });
    expect(openEnvelope(text, [keyPair("0123abcd").open])).toEqual({
      ok: false,
      problem: "it was changed: its signature is not that of its bytes",
    });
  });
});
