import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadAdapter } from "../../driver/load-adapter.ts";
import { moduleTarget } from "../../driver/module-target.ts";
import { PROJECT_ROOT } from "../../lib/project.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { Run } from "../../model/target.ts";
import { FIXTURES } from "../fixture-folders.ts";
import { fixtureRun } from "../fixture-run.ts";
import { readFixture } from "../read-fixture.ts";
import { findLeaks } from "./find-leaks.ts";
import { scrub, scrubText } from "./scrub.ts";
import { ALL_WAYS, type Ways } from "./views-of.ts";

const RUNS = 40;
const SEED = 6;

/** Recorded streams, and a text of the model's in each that makes room for a secret. */
const STREAMS: [id: string, text: string][] = [
  ["claude/2.1.332/success-text", "Hello from the scripted server."],
  ["codex/0.171.0/success-text", "Hello from the scripted model."],
  ["opencode/1.18.33/success-text", "Hello from the lab."],
  ["gemini/0.61.0/success-text", "Hello"],
  ["grok/1.0.41/success-text", " from"],
];

/** Long enough to be no word, with what every encoding changes. */
const secrets = fc
  .array(fc.constantFrom(...'abcXYZ0189-_.+/="\\%&@ :ßé€😀'), { minLength: 6, maxLength: 24 })
  .map((parts) => `q7Zk${parts.join("")}W3`);

const ENCODINGS: Record<string, (secret: string, cut: number) => string> = {
  raw: (secret) => `see ${secret} there`,
  JSON: (secret) => JSON.stringify({ stdout: `a\n${secret}\n` }),
  "JSON, beyond ASCII escaped": (secret) =>
    `{"k":${JSON.stringify(secret).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}}`,
  URL: (secret) => `GET /?a=${encodeURIComponent(` ${secret}`)}&b`,
  base64: (secret, cut) =>
    Buffer.from(`${"\xff".repeat(cut % 3)}${secret}${"\0".repeat(cut % 4)}`, "latin1").toString("base64"),
  "base64 of UTF-8": (secret, cut) => Buffer.from(`${"é".repeat(cut % 4)}:${secret}`).toString("base64"),
  "base64 twice": (secret, cut) =>
    Buffer.from(Buffer.from(`${"é".repeat(cut % 4)}:${secret}`).toString("base64")).toString("base64"),
  hex: (secret) => Buffer.from(`see ${secret}`).toString("hex"),
  "hex in capitals": (secret) => Buffer.from(`see ${secret}`).toString("hex").toUpperCase(),
  entities: (secret) =>
    secret.replaceAll(/[^A-Za-z0-9]/gu, (part) => `&#x${part.codePointAt(0)!.toString(16)};`),
  "escapes of a shell": (secret) =>
    [...Buffer.from(secret)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join(""),
  "URL twice": (secret) => encodeURIComponent(encodeURIComponent(` ${secret}`)),
  coloured: (secret, cut) => `${secret.slice(0, cut)}\x1b[0m\x1b[1;31m${secret.slice(cut)}`,
  wrapped: (secret, cut) => `${secret.slice(0, cut)}\n${secret.slice(cut)}`,
};
const isBase64 = (name: string) => name === "base64";

const planted = fc.record({
  secret: secrets,
  cut: fc.integer({ min: 3, max: 7 }),
  encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
  stream: fc.constantFrom(...STREAMS),
});

async function stream(id: string): Promise<Fixture> {
  const fixture = await readFixture(`${FIXTURES}/cli-outputs/${id}`);
  if (!("manifest" in fixture)) throw new Error(String(fixture));
  return fixture;
}

const fixtures = new Map(await Promise.all(STREAMS.map(async ([id]) => [id, await stream(id)] as const)));

function plant(id: string, text: string, said: string): Buffer {
  const bytes = fixtures.get(id)!.stdout.toString("utf8");
  const inside = (value: string) => JSON.stringify(value).slice(1, -1);
  const planted = bytes.replaceAll(`"${inside(text)}"`, () => `"${inside(said)}"`);
  if (planted === bytes) throw new Error(`${id} does not say ${text}`);
  return Buffer.from(planted);
}

function known(encoding: string, secret: string): { values: string[] } {
  // Only ASCII is one byte in latin1.
  return { values: [isBase64(encoding) ? secret.replaceAll(/[^ -~]/g, "") : secret] };
}

async function parsed(id: string, stdout: Buffer): Promise<string> {
  const fixture = fixtures.get(id)!;
  const provider = id.split("/")[0]!;
  const loaded = await loadAdapter(
    { kind: "name", name: provider },
    { root: PROJECT_ROOT, base: PROJECT_ROOT },
  );
  if (!loaded.ok) throw new Error(loaded.problem);
  const run: Run = { ...fixtureRun(fixture), chunks: [["out", stdout]] };
  const { outcome, events } = await moduleTarget(loaded.adapter).replay(run);
  // A record a line, as a stream is redacted.
  return [outcome, ...events].map((value) => JSON.stringify(value)).join("\n");
}

function check(ways: Ways) {
  return fc.property(planted, ({ secret, cut, encoding, stream: [id, text] }) => {
    const values = known(encoding, secret);
    const said = ENCODINGS[encoding]!(values.values[0]!, cut);
    const bytes = plant(id, text, said);
    const once = scrub(bytes, values, ways).bytes;
    expect(findLeaks(once, values)).toEqual([]);
    expect(once.length).toBe(bytes.length);
    expect(scrub(once, values).bytes.equals(once)).toBe(true);
    expect(Buffer.from(once.toString("utf8")).equals(once)).toBe(true);
    const lines = once.toString("utf8").trimEnd().split("\n");
    expect(lines).toHaveLength(bytes.toString("utf8").trimEnd().split("\n").length);
    for (const line of lines) JSON.parse(line);
  });
}

describe("redaction", () => {
  it("leaves no secret, keeps lengths, records, JSON and UTF-8, and changes nothing twice", () => {
    fc.assert(check(ALL_WAYS), { numRuns: RUNS * 5, seed: SEED });
  });

  it("parse(redact(x)) is redact(parse(x))", async () => {
    await fc.assert(
      fc.asyncProperty(planted, async ({ secret, cut, encoding, stream: [id, text] }) => {
        const values = known(encoding, secret);
        const bytes = plant(id, text, ENCODINGS[encoding]!(values.values[0]!, cut));
        const after = scrubText(await parsed(id, bytes), values).text;
        expect(await parsed(id, scrub(bytes, values).bytes)).toBe(after);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it("finds a secret that is cut over two deltas anywhere", () => {
    fc.assert(
      fc.property(secrets, fc.integer({ min: 1, max: 6 }), (secret, cut) => {
        const halves = [...secret.slice(0, cut + 4), "|", ...secret.slice(cut + 4)].join("").split("|");
        const line = (content: string) =>
          JSON.stringify({ type: "message", role: "assistant", content, delta: true });
        const bytes = Buffer.from([...halves.map(line), '{"type":"result"}'].join("\n"));
        const { text } = scrubText(bytes.toString("utf8"), { values: [secret] });
        const records = text.split("\n").map((one) => JSON.parse(one));
        const whole = scrubText(JSON.stringify(secret), { values: [secret] }).text;
        expect(JSON.stringify(records[0].content + records[1].content)).toBe(whole);
      }),
      { numRuns: RUNS * 3, seed: SEED },
    );
  });

  it.each(["json", "url", "entities", "base64", "hex", "colours", "unwrapped"] as const)(
    "without %s is caught",
    (way) => {
      expect(() =>
        fc.assert(check({ ...ALL_WAYS, [way]: false }), { numRuns: RUNS * 5, seed: SEED }),
      ).toThrow();
    },
  );

  it("without deltas is caught", () => {
    const halves = '{"t":"q7Zkabcd"}\n{"t":"efghW3xy"}\n';
    const values = { values: ["q7ZkabcdefghW3xy"] };
    const weak = scrub(Buffer.from(halves), values, { ...ALL_WAYS, deltas: false }).bytes;
    expect(findLeaks(weak, values)).toHaveLength(1);
    expect(findLeaks(scrub(Buffer.from(halves), values).bytes, values)).toEqual([]);
  });
});
