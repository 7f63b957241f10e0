import { isRecord } from "../../lib/json.ts";
import type { Fixture } from "../../model/fixture.ts";
import type { FixtureFiles } from "../redacted-fixture.ts";
import { fixtureText, seal } from "../seal-fixture.ts";
import type { Derivation } from "./derivation.ts";
import { editExpectation, editOutput } from "./edit-output.ts";
import type { Recipes } from "./recipes.ts";

/**
 * Makes a derived fixture. Pure: the same base and recipe give the same bytes.
 *
 * The bytes come at once, since the recorded cuts do not fit them any more.
 *
 * @throws when the base does not hold what the recipe replaces: a recipe that changes nothing would prove nothing.
 */
export function deriveFixture(base: Fixture, derivation: Derivation, recipes: Recipes): FixtureFiles {
  const { scenario, from, mutation, strings, says, edit } = derivation;
  let stdout = base.stdout.toString("utf8");
  for (const [old, by] of strings)
    stdout = replaceString(stdout, old, by, base.manifest.outputFormat === "text");
  if (says !== null) stdout = say(stdout, sayLine(recipes, says, base), recipes.sayAfter);
  if (edit !== undefined) stdout = editOutput(stdout, edit);
  if (stdout === base.stdout.toString("utf8") && edit?.outputFormat === undefined)
    throw new Error(`nothing to replace in ${from}`);

  const { provider, cli, invocation } = base.manifest;
  const outputFormat = edit?.outputFormat ?? base.manifest.outputFormat;
  const exit = { ...base.manifest.exit, ...edit?.exit };
  const bytes = Buffer.from(stdout, "utf8");
  const manifest = {
    schemaVersion: 1,
    id: `${provider}/derived/${scenario}`,
    provider,
    cli,
    scenario,
    kind: "run",
    outputFormat,
    provenance: { kind: "derived", from, mutation },
    ...(invocation ? { invocation } : {}),
    exit,
  };
  return {
    "fixture.json": Buffer.from(fixtureText(seal(manifest, bytes, base.stderr))),
    "stdout.txt": bytes,
    "stderr.txt": base.stderr,
    "expected.json": Buffer.from(`${JSON.stringify(expectation(base, derivation), null, 2)}\n`),
  };
}

/** What was right of the base, about other words. After a saying, what is counted is not known any more. */
function expectation(base: Fixture, { strings, says, kind, edit }: Derivation): unknown {
  const { note: _note, ...expected } = base.expected;
  const changed = edit === undefined ? expected : editExpectation(expected, edit);
  const renamed = mapStrings(changed, new Map(strings)) as Record<string, unknown>;
  // A run that is made to end otherwise stops for another reason, which the derivation may name.
  const replaced = Object.keys(edit?.expected ?? {});
  if (!replaced.includes("stopReason") && (replaced.includes("status") || replaced.includes("error")))
    delete renamed.stopReason;
  if (kind !== undefined && isRecord(renamed.error)) renamed.error = { ...renamed.error, kind };
  if (says === null) return renamed;
  const { usage: _usage, costUsd: _cost, ...rest } = renamed;
  return { ...rest, messages: [says] };
}

function mapStrings(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((element) => mapStrings(element, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, names)]));
}

/** In records only whole JSON strings are replaced, so that nothing else of the line changes. */
function replaceString(text: string, old: string, by: string, plain: boolean): string {
  return plain
    ? text.replaceAll(old, () => by)
    : text.replaceAll(JSON.stringify(old), () => JSON.stringify(by));
}

function sayLine(recipes: Recipes, says: string, base: Fixture): string {
  const session = isRecord(base.expected.session) ? String(base.expected.session.id) : "";
  const names = new Map([
    ["{{text}}", says],
    ["{{session}}", session],
    ["{{model}}", String(base.expected.model)],
  ]);
  return JSON.stringify(mapStrings(recipes.sayRecord, names));
}

function say(stdout: string, line: string, after: string): string {
  const lines = stdout.split("\n");
  const at = lines.findIndex((candidate) => candidate.includes(after));
  return at < 0 ? stdout : [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join("\n");
}
