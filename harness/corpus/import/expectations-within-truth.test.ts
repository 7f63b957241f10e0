import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { FIXTURES } from "../fixture-folders.ts";
import { loadFixtures } from "../load-corpus.ts";
import { loadDialects } from "./dialect.ts";
import { isImported } from "./fixture-from-recording.ts";
import { truthDeviations } from "./truth-deviations.ts";
import type { TruthEntry } from "./truth-entry.ts";

type Truth = Record<string, TruthEntry>;

const TRUTH = join(FIXTURES, "truth");

const read = (...path: string[]): Truth => JSON.parse(readFileSync(join(TRUTH, ...path), "utf8"));
/** Some have a dialect and are not imported yet. */
const providers = readdirSync(TRUTH).filter((provider) => existsSync(join(TRUTH, provider, "left-out.json")));
const dialects = await loadDialects([TRUTH]);
const NO_VERSION = new Set(["dialect.json", "left-out.json"]);

it("dialects are what their schema says", () => {
  expect(dialects.problems).toEqual([]);
});

describe.each(providers)("expectations of %s", (provider) => {
  const versions = readdirSync(join(TRUTH, provider))
    .filter((name) => name.endsWith(".json") && !NO_VERSION.has(name))
    .map((name) => name.slice(0, -".json".length));
  const leftOut = read(provider, "left-out.json");
  const recorded = new Map<string, { kind: string; expected: object }>();

  beforeAll(async () => {
    const { fixtures, errors } = await loadFixtures(join(FIXTURES, "cli-outputs", provider));
    expect(errors).toEqual([]);
    for (const { id, manifest, expected } of fixtures) {
      // What cliproof recorded by itself has its truth from its recipe: harness/record/recipes.test.ts looks at that.
      if (manifest.provenance.kind === "recorded" && isImported(manifest.provenance))
        recorded.set(id, { kind: manifest.kind ?? "run", expected });
    }
  });

  it.each(versions)("of %s say nothing that truth does not", (version) => {
    const found: string[] = [];
    for (const [scenario, truth] of Object.entries(read(provider, `${version}.json`))) {
      const fixture = recorded.get(`${provider}/${version}/${scenario}`);
      if (!fixture) continue;
      if (truth.kind !== fixture.kind) found.push(`${scenario}: kind ${fixture.kind}`);
      if (truth.kind === "run") {
        found.push(
          ...truthDeviations(dialects.of(provider), truth, fixture.expected).map(
            (line) => `${scenario}: ${line}`,
          ),
        );
      } else if (Object.keys(fixture.expected).some((key) => key !== "note"))
        found.push(`${scenario}: claims`);
    }
    expect(found).toEqual([]);
  });

  it.each(versions)("of %s are there for every scenario, or a reason is", (version) => {
    const without = Object.keys(read(provider, `${version}.json`)).filter(
      (scenario) => !recorded.has(`${provider}/${version}/${scenario}`) && !leftOut[`${version}/${scenario}`],
    );
    expect(without).toEqual([]);
  });

  it("stand for a scenario that the truth has", () => {
    const unknown = [...recorded.keys()].filter((id) => {
      const [, version = "", scenario = ""] = id.split("/");
      return (
        !existsSync(join(TRUTH, provider, `${version}.json`)) ||
        !(scenario in read(provider, `${version}.json`))
      );
    });
    expect(unknown).toEqual([]);
  });
});

describe("a planted deviation", () => {
  const truth = read("claude", "2.1.332.json");
  const expected = (scenario: string): object =>
    JSON.parse(readFileSync(join(FIXTURES, "cli-outputs/claude/2.1.332", scenario, "expected.json"), "utf8"));

  it.each<[string, string, object]>([
    ["another status", "success-text", { status: "error" }],
    ["one more status", "success-text", { status: { anyOf: ["ok", "error"] } }],
    ["another content", "success-text", { content: "Hello." }],
    ["an answer for a failed run", "sigint", { content: "word0 word1 word2 word3 word4 " }],
    ["another category", "auth-401", { error: { category: "network", httpStatus: 401 } }],
    [
      "one more category",
      "auth-401",
      { error: { category: { anyOf: ["authentication", "unknown"] }, httpStatus: 401 } },
    ],
    ["another HTTP status", "auth-401", { error: { category: "authentication", httpStatus: 403 } }],
    ["no error", "auth-401", { error: null }],
    [
      "an error of a good run",
      "success-text",
      { error: { anyOf: [null, { category: "unknown", httpStatus: null }] } },
    ],
    [
      "another reset",
      "oauth-limit-5h-429",
      { error: { category: "quota", httpStatus: 429, resetsAt: "2026-11-28T01:36:27Z" } },
    ],
    [
      "another usage",
      "success-text",
      { usage: { inputTokens: 13, outputTokens: 9, cacheReadTokens: 0, cacheCreationTokens: 0 } },
    ],
    ["a usage with less fields", "success-text", { usage: { inputTokens: 12 } }],
    [
      "no usage",
      "success-text",
      {
        usage: {
          anyOf: [null, { inputTokens: 12, outputTokens: 9, cacheReadTokens: 0, cacheCreationTokens: 0 }],
        },
      },
    ],
    ["the session's cost", "resume-valid", { costUsd: 0.000456 }],
    ["another model", "success-text", { model: "claude-sonnet-5-5" }],
    ["another session", "success-text", { session: null }],
    ["a tool less", "tool-use", { tools: [] }],
    ["another tool status", "tool-use", { tools: [{ name: "Bash", status: "error" }] }],
    ["a message less", "tool-use", { messages: ["The command printed hi."] }],
    ["a field that truth has not", "success-text", { quota: [] }],
    ["a choice dropped", "sigint", { error: { category: "unknown", httpStatus: null } }],
    ["the first choice dropped", "sigint", { error: { category: "timeout", httpStatus: null }, usage: null }],
  ])("is found: %s", (_name, scenario, change) => {
    expect(truthDeviations(dialects.of("claude"), truth[scenario]!, expected(scenario))).toEqual([]);
    expect(
      truthDeviations(dialects.of("claude"), truth[scenario]!, { ...expected(scenario), ...change }),
    ).not.toEqual([]);
  });

  it("is found where truth knows nothing: no expectation may claim that field", () => {
    const open = { ...truth["success-text"]!, unknown: ["costUsd" as const] };
    const { costUsd: _claimed, ...silent } = expected("success-text") as { costUsd?: unknown };
    expect(truthDeviations(dialects.of("claude"), open, silent)).toEqual([]);
    expect(truthDeviations(dialects.of("claude"), open, { ...silent, costUsd: 1 })).not.toEqual([]);
  });
});
