import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import type { Fixture } from "../model/fixture.ts";
import { compareVersions, countDifferences, type Differences } from "./compare-versions.ts";

// One recorded version against itself with one thing planted: what is found is that thing.

const NAMES = [
  "auth-401",
  "help",
  "not-logged-in-mode-text",
  "resume-not-uuid",
  "success-unicode",
  "tool-use",
];
let recorded: Fixture[];
beforeAll(async () => {
  const folders = NAMES.map((name) => join(FIXTURES, "cli-outputs/claude/2.0.76", name));
  recorded = (await Promise.all(folders.map(loadFixtures))).flatMap(({ fixtures }) => fixtures);
  expect(recorded).toHaveLength(NAMES.length);
});

type Change = (fixture: Fixture) => Partial<Fixture>;

/** Compares the recording with a copy in which one scenario is changed. */
function planted(scenario: string, change: Change): Differences {
  const young = recorded.map((fixture) =>
    fixture.manifest.scenario === scenario ? { ...fixture, ...change(fixture) } : fixture,
  );
  return compareVersions(recorded, young, ["type"]);
}

/** Puts one text of stdout in place of another; chunks are not compared, but stand for the bytes. */
function printed(from: string | RegExp, to: string): Change {
  return ({ manifest, stdout }) => {
    const text = stdout.toString("utf8");
    const bytes = Buffer.from(text.replace(from, to));
    expect(bytes.equals(stdout), `${String(from)} is not in the recording`).toBe(false);
    return { stdout: bytes, manifest: { ...manifest, chunks: [[0, "out", bytes.length]] } };
  };
}

it("finds nothing between a version and itself, however it was cut into chunks, whatever its ids and times are", () => {
  const same = planted("auth-401", (fixture) => {
    const session = /"session_id":"([^"]+)"/.exec(fixture.stdout.toString("utf8"))![1]!;
    const text = fixture.stdout.toString("utf8").replaceAll(session, "0f0f0f0f-1111-4222-8333-444444444444");
    const bytes = Buffer.from(text.replace(/"duration_ms":\d+/, '"duration_ms":7'));
    expect(bytes.equals(fixture.stdout)).toBe(false);
    return { stdout: bytes, manifest: { ...fixture.manifest, chunks: [[9, "out", bytes.length]] } };
  });
  expect(countDifferences(same), JSON.stringify(same)).toBe(0);
});

describe("a planted difference is found and nothing else:", () => {
  const only = (found: Differences, part: object) => {
    expect(found).toMatchObject(part);
    expect(countDifferences(found), JSON.stringify(found)).toBe(1);
  };

  it("a new field, with its type and what is in it", () => {
    const found = planted("auth-401", printed('"is_error":true', '"is_error":true,"extra":{"a":1}'));
    only(found, {
      fields: { new: [{ record: "result/success", path: "extra", types: ["object"], below: ["a"] }] },
    });
  });

  it("a field gone", () => {
    const all = recorded.map((fixture) => {
      const text = fixture.stdout.toString("utf8").replaceAll(',"output_style":"default"', "");
      const stdout = Buffer.from(text);
      return { ...fixture, stdout, manifest: { ...fixture.manifest, chunks: one(stdout) } };
    });
    only(compareVersions(recorded, all, ["type"]), {
      fields: { gone: [{ record: "system/init", path: "output_style", types: ["string"] }] },
    });
  });

  it("a field of another type", () => {
    const found = planted("auth-401", printed(/"total_cost_usd":[\d.]+/, '"total_cost_usd":"0"'));
    expect(found.fields.retyped).toEqual([
      { record: "result/success", path: "total_cost_usd", from: ["number"], to: ["number", "string"] },
    ]);
  });

  it("a new type of record", () => {
    const found = planted("auth-401", printed('{"type":"result"', '{"type":"hint","a":1}\n{"type":"result"'));
    only(found, { records: { new: [{ record: "hint", scenarios: ["auth-401"] }], gone: [] } });
  });

  it("a type of record gone, and what the output ends with now", () => {
    const found = planted("resume-not-uuid", () => ({}));
    expect(countDifferences(found)).toBe(0);
    const cut = recorded.map((fixture) => {
      const lines = fixture.stdout.toString("utf8").split("\n");
      const stdout = Buffer.from(lines.filter((line) => !line.startsWith('{"type":"result"')).join("\n"));
      return { ...fixture, stdout, manifest: { ...fixture.manifest, chunks: one(stdout) } };
    });
    const gone = compareVersions(recorded, cut, ["type"]);
    expect(gone.records.gone.map(({ record }) => record)).toEqual(["result/success"]);
    expect(gone.outputs).toMatchObject([{ lastFrom: "result/success", lastTo: "assistant" }]);
  });

  it("another value of a field that holds a word", () => {
    const found = planted("auth-401", printed('"is_error":true', '"is_error":false'));
    only(found, {
      values: [{ record: "result/success", path: "is_error", gone: ["true"], new: ["false"] }],
    });
  });

  it("a changed exit code, a signal in its place", () => {
    const ended = (exit: Partial<Fixture["manifest"]["exit"]>): Change => {
      return ({ manifest }) => ({ manifest: { ...manifest, exit: { ...manifest.exit, ...exit } } });
    };
    only(planted("auth-401", ended({ code: 7 })), {
      exits: [{ scenarios: ["auth-401"], from: "1", to: "7" }],
    });
    only(planted("auth-401", ended({ code: null, signal: "SIGTERM" })), {
      exits: [{ from: "1", to: "SIGTERM" }],
    });
  });

  it("a changed error text in records", () => {
    const found = planted("auth-401", printed(/Fix external API key/g, "Key refused by the server"));
    expect(found.texts).toMatchObject([
      {
        where: "records",
        gone: [expect.stringContaining("Fix external")],
        new: [expect.stringContaining("refused")],
      },
    ]);
  });

  it("a changed error text on stderr, and on stdout in text form", () => {
    only(
      planted("resume-not-uuid", () => ({ stderr: Buffer.from("Error: no such session\n") })),
      { texts: [{ where: "stderr", new: ["Error: no such session"] }] },
    );
    only(planted("not-logged-in-mode-text", printed("Please run /login", "Log in first")), {
      texts: [{ where: "stdout", scenarios: ["not-logged-in-mode-text"] }],
    });
  });

  it("a flag gone and a command new", () => {
    only(planted("help", printed(/--mcp-debug/g, "mcp debug")), {
      flags: { gone: ["--mcp-debug"], new: [] },
    });
    only(planted("help", printed("\n  doctor ", "\n  nurse    Nurse things\n  doctor ")), {
      commands: { gone: [], new: ["nurse"] },
    });
  });

  it("another first key, and a character that is escaped now", () => {
    const all = recorded.map((fixture) => {
      const text = fixture.stdout.toString("utf8").replaceAll('{"type":"result","subtype"', '{"subtype"');
      const stdout = Buffer.from(
        text.replaceAll(/("subtype":"success")(,"is_error")/g, '$1,"type":"result"$2'),
      );
      return { ...fixture, stdout, manifest: { ...fixture.manifest, chunks: one(stdout) } };
    });
    only(compareVersions(recorded, all, ["type"]), {
      layout: [{ what: "first key of result/success", from: "type", to: "subtype" }],
    });
    only(planted("success-unicode", printed(/\u2028/g, "\\u2028")), {
      layout: [{ what: "U+2028 in records", from: "raw", to: "escaped" }],
    });
  });
});

it("says which scenarios only one version has, and that a missing help was not compared", () => {
  const without = recorded.filter(({ manifest }) => manifest.scenario !== "help");
  const found = compareVersions(recorded, without, ["type"]);
  expect(found.scenarios).toMatchObject({ onlyFrom: ["help"], onlyTo: [] });
  expect(found.flags.notCompared).toBe("no help of 2.0.76 is recorded");
  expect(countDifferences(found)).toBe(0);
});

function one(stdout: Buffer): Fixture["manifest"]["chunks"] {
  return [[0, "out", stdout.length]];
}
