import { describe, expect, it } from "vitest";
import { redactedFixture } from "../redacted-fixture.ts";
import { findLeaks } from "./find-leaks.ts";
import { scrubText } from "./scrub.ts";
import { HARMLESS_LINES } from "./testing/harmless-lines.ts";
import { exampleOf, FIRST_KINDS, LATER_KINDS } from "./testing/kinds-of-secrets.ts";

const KINDS = [...FIRST_KINDS, ...LATER_KINDS];

describe("a hundred kinds of secrets", () => {
  it.each(KINDS)("%s is found, and nothing beside it is replaced", (...kind) => {
    const { text, secret } = exampleOf(kind);
    expect(findLeaks(text)).not.toEqual([]);
    const { text: clean } = scrubText(text);
    expect(findLeaks(clean)).toEqual([]);
    const [before, after] = text.split(secret);
    expect(clean.startsWith(before!) && clean.endsWith(after!), clean).toBe(true);
    expect(clean).not.toContain(secret);
  });

  it("are a hundred", () => expect(KINDS).toHaveLength(100));

  it("are in no file of a fixture: both streams, the arguments, the expectation", () => {
    const examples = KINDS.map(exampleOf);
    const lines = examples.map(({ text }) => JSON.stringify({ type: "text", text })).join("\n");
    const made = redactedFixture({
      manifest: { invocation: { argv: ["cli", ...examples.map(({ text }) => text)] } },
      stdout: Buffer.from(lines),
      stderr: Buffer.from(examples.map(({ text }) => `\x1b[31m${text}\x1b[0m`).join("\n")),
      expected: { messages: examples.map(({ text }) => text) },
    });
    if (!("files" in made)) throw new Error(JSON.stringify(made.leaks));
    const texts = Object.values(made.files).map((bytes) => bytes.toString("utf8"));
    const kept = examples.filter(({ secret }) =>
      texts.some((text) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1))),
    );
    expect(kept).toEqual([]);
  });
});

describe("a hundred harmless lines", () => {
  it.each(HARMLESS_LINES)("%s", (line) => {
    expect(findLeaks(line)).toEqual([]);
    expect(findLeaks(JSON.stringify({ output: line }))).toEqual([]);
  });

  it("are a hundred", () => expect(HARMLESS_LINES.length).toBeGreaterThanOrEqual(100));
});

describe("what is found beside its neighbours", () => {
  const key = exampleOf(FIRST_KINDS.find(([name]) => name === "Anthropic key")!).secret;
  const delta = (text: string) => JSON.stringify({ type: "delta", text });

  it("leaves the words of the next record", () => {
    const { text } = scrubText([delta(key), delta("Hello world"), '{"type":"end"}'].join("\n"));
    expect(text).toContain('"Hello world"');
  });

  it("gives a secret one alias, cut over records and whole", () => {
    const cut = [delta(key.slice(0, 60)), delta(key.slice(60)), JSON.stringify({ type: "end", text: key })];
    const [first, second, end] = scrubText(cut.join("\n"))
      .text.split("\n")
      .map((line) => JSON.parse(line).text);
    expect(first + second).toBe(end);
    expect(end).not.toBe(key);
  });

  it("finds names of people's homes however they are written", () => {
    const known = { user: "jdoe" };
    const paths = [
      "/home/jürgen/x",
      "/Users/John Smith/x",
      "c:\\users\\jsmith\\x",
      "\\\\server\\Users\\jsmith\\x",
      "%252Fhome%252Fjsmith%252Fx",
      '"/x/.claude/projects/-home-jsmith-project/a.jsonl"',
      "JDOE was here",
    ];
    for (const path of paths) {
      expect(findLeaks(path, known), path).toHaveLength(1);
      expect(scrubText(path, known).text, path).not.toMatch(/rgen|Smith|jsmith|JDOE/);
    }
  });

  it("finds one's own words, and contacts where they are asked for", () => {
    expect(findLeaks("Project BLUEBIRD, bluebirds", { words: ["bluebird"] })).toHaveLength(1);
    const contacts = "from 203.0.113.7 or 2001:db8:0:0:0:0:2:1, call +49 30 1234567";
    expect(findLeaks(contacts)).toEqual([]);
    expect(findLeaks(contacts, { contacts: true }).map(({ kind }) => kind)).toEqual([
      "ip-address",
      "ip-address",
      "telephone-number",
    ]);
  });
});
