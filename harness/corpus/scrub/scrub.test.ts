import { describe, expect, it } from "vitest";
import { sha256 } from "../../lib/bytes.ts";
import { findLeaks } from "./find-leaks.ts";
import { scrub, scrubText } from "./scrub.ts";

// Put together here so that no scanner takes this file for a leak.
const planted: Record<string, string> = {
  "api-key": ["sk", "ant", "api03", "Zk3Jq9Lw0aTtXv5bN7mR"].join("-"),
  "aws-key": ["AKIA", "IOSFODNN7QXAMPLE"].join(""),
  "github-token": ["ghp", "16C7e42F292c6912E7710c838347Ae178B4a"].join("_"),
  "gitlab-token": ["glpat", "a1B2c3D4e5F6g7H8i9J0"].join("-"),
  "npm-token": ["npm", "a1B2c3D4e5F6g7H8i9J0a1B2c3D4e5F6g7H8"].join("_"),
  "slack-token": ["xoxb", "123456789012", "abcdefABCDEF"].join("-"),
  jwt: [
    Buffer.from('{"alg":"HS256"}').toString("base64url"),
    Buffer.from('{"sub":"42","name":"A"}').toString("base64url"),
    "c2lnbmF0dXJlLXNpZ25hdHVyZQ",
  ].join("."),
  bearer: `Bearer ${"a1b2c3d4".repeat(4)}`,
  "private-key": `-----BEGIN RSA ${"PRIVATE"} KEY-----\nMIIEowIBAAKCAQEA7bq\n-----END RSA ${"PRIVATE"} KEY-----`,
  "url-password": "postgres://admin:hunter2secret@db:5432/prod",
  "e-mail": "jane.doe@corp-mail.org",
  "home-path": "/home/jdoe/src/app.ts",
};

const encodings: Record<string, (text: string) => string> = {
  raw: (text) => `before ${text} after`,
  "JSON-escaped": (text) =>
    `{"output":"${JSON.stringify(`x ${text} y`).slice(1, -1).replaceAll("/", "\\/").replaceAll("@", "\\u0040")}"}`,
  "JSON in JSON": (text) => JSON.stringify({ content: JSON.stringify({ stdout: `x ${text}\n` }) }),
  "URL-encoded": (text) => `GET /callback?state=${encodeURIComponent(` ${text} `)} HTTP/1.1`,
  base64: (text) => `{"data":"${Buffer.from(`see ${text} there`).toString("base64")}"}`,
};

const cases = Object.entries(planted).flatMap(([kind, secret]) =>
  Object.entries(encodings).map(([encoding, encode]) => [kind, encoding, encode(secret)] as const),
);

describe("findLeaks and scrub", () => {
  it.each(cases)("find a planted %s, %s, and take it out", (kind, _encoding, text) => {
    expect(findLeaks(text).map((leak) => leak.kind)).toContain(kind);
    const scrubbed = scrub(Buffer.from(text));
    expect(scrubbed.bytes.length).toBe(Buffer.byteLength(text));
    expect(findLeaks(scrubbed.bytes)).toEqual([]);
    expect(scrubbed.redactions.map((redaction) => redaction.kind)).toContain(kind);
  });

  it.each([
    ["the recorder's test key", "x-api-key: test-key-000, test-oauth-000"],
    ["the recorder's home", '{"cwd":"/home/user/project"} /home/user'],
    ["a documentation address", "user@example.test, a@example.com, git@localhost.localhost"],
    ["words with a dash", "task-notification disk-full-read-access sk-notification"],
    ["package names", "@anthropic-ai/claude-code@2.1.332 and pkg@1.0.0"],
    ["ids", "cb2cb11d-3c2d-4825-8625-c31a8263e934 msg_test000460669942 toolu_test0000000000000001"],
    ["a placeholder in a help text", "http://user:password@host:port"],
    ["an API path", "http://127.0.0.1:8787/success-text and https://platform.claude.com/docs"],
    ["a long line", `${"abcdefghij".repeat(30_000)}`],
    ["a word about tokens", "Bearer tokens are sent in the Authorization header, see RFC 6750"],
  ])("leave %s alone", (_name, text) => {
    expect(findLeaks(text)).toEqual([]);
    expect(scrubText(text)).toEqual({ text, redactions: [] });
  });

  it("finds names and values that are only known here", () => {
    const known = { user: "jdoe", host: "buildbox.corp", values: ["hunter2-hunter2"] };
    const text = "jdoe@buildbox: KEY=hunter2-hunter2 jdoes buildboxes";
    expect(findLeaks(text, known).map((leak) => leak.kind)).toEqual([
      "user-name",
      "host-name",
      "known-value",
    ]);
    const scrubbed = scrubText(text, known);
    expect(scrubbed.text).toMatch(
      /^xx[0-9a-f]{2}@x{4}[0-9a-f]{4}: KEY=x{7}-x{3}[0-9a-f]{4} jdoes buildboxes$/,
    );
    expect(scrubbed.redactions).toEqual([
      { kind: "host-name", count: 1 },
      { kind: "known-value", count: 1 },
      { kind: "user-name", count: 1 },
    ]);
  });

  it("takes no digest for a short host's name in base64", () => {
    const digests = Array.from({ length: 400 }, (_, i) => sha256(Buffer.from(`${i}`)));
    expect(findLeaks(digests.join("\n"), { host: "kg" })).toEqual([]);
    expect(
      findLeaks(`seen on ${Buffer.from("the host is kg here").toString("base64")}`, { host: "kg" }),
    ).not.toEqual([]);
  });

  it("gives one secret the same alias in every place", () => {
    const secret = planted["api-key"] ?? "";
    const { text } = scrubText(`${secret} and {"k":"${secret}"} but ${planted["github-token"]}`);
    const [first, second, third] = text.match(/x[x_-]+[0-9a-f]{4}/g) ?? [];
    expect(first).toHaveLength(secret.length);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("keeps records apart and JSON valid", () => {
    const line = JSON.stringify({ type: "user", text: `key:\n${planted["private-key"]}` });
    const { text } = scrubText(`${line}\n${line}\n`);
    const records = text.trimEnd().split("\n");
    expect(records).toHaveLength(2);
    for (const record of records) expect(() => JSON.parse(record)).not.toThrow();
  });

  it("reports where a leak is without showing the secret", () => {
    const [leak] = findLeaks(`é ${planted["aws-key"]}`);
    expect(leak).toEqual({ kind: "aws-key", encoding: "raw", start: 3, end: 23 });
  });
});
