import type {
  AdapterReport,
  CaseResult,
  InvariantResult,
} from "../../schemas/harness/v1/generated/report.ts";
import { allReports, type RenderContext, type Renderer } from "./rendering.ts";

/**
 * JUnit XML: a suite for each adapter, a test case for each case that is not simply passed, and one for the passed
 * ones of each invariant, since a report counts those.
 */
export const junit: Renderer = (report, context) => {
  const suites = allReports(report).flatMap(({ contract, adapters }, index) =>
    // The names of the first ones are old: a dashboard knows them.
    adapters.map((adapter) =>
      suite(adapter, index === 0 ? adapter.id : `${adapter.id}, ${contract}`, context),
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="cliproof">',
    ...suites,
    "</testsuites>",
    "",
  ].join("\n");
};

function suite(adapter: AdapterReport, name: string, context: RenderContext): string {
  const cases = adapter.invariants.flatMap((invariant) => invariantCases(adapter, invariant, context));
  for (const why of adapter.notCertified ?? []) {
    const failure = `<failure type="not-certified" message="${escapeXml(why)}"/>`;
    cases.push(testCase(adapter.id, "certified", failure));
  }
  const count = (tag: string) => cases.filter((one) => one.includes(`<${tag} `)).length;
  const attributes = [
    `name="${escapeXml(name)}"`,
    `tests="${cases.length}"`,
    `failures="${count("failure")}"`,
    `errors="${count("error")}"`,
    `skipped="${count("skipped")}"`,
  ];
  return [`  <testsuite ${attributes.join(" ")}>`, ...cases, "  </testsuite>"].join("\n");
}

function invariantCases(
  adapter: AdapterReport,
  invariant: InvariantResult,
  context: RenderContext,
): string[] {
  const listed = adapter.cases.filter((one) => one.invariant === invariant.id);
  const className = `${adapter.id}.${invariant.id}`;
  const lines = listed.map((one) =>
    testCase(className, `${one.fixture ?? "corpus"}${checkOf(one)}`, inner(one)),
  );
  const passed = invariant.cases - listed.length;
  const title = context.invariants.get(invariant.id)?.title ?? invariant.id;
  if (passed > 0) lines.push(testCase(className, `${title}: ${passed} cases passed`, ""));
  if (invariant.cases === 0 && listed.length === 0) {
    lines.push(testCase(className, title, skipped(`${invariant.verdict}: ${invariant.reason ?? ""}`)));
  }
  return lines;
}

function testCase(className: string, name: string, body: string): string {
  const head = `    <testcase classname="${escapeXml(className)}" name="${escapeXml(name)}"`;
  return body === "" ? `${head}/>` : `${head}>${body}</testcase>`;
}

function inner(one: CaseResult): string {
  if (one.finding === undefined || one.verdict === "known-failure") {
    return skipped(`${one.verdict}: ${one.reason ?? ""}`);
  }
  const tag = one.verdict === "failed" ? "failure" : "error";
  const { message, ...rest } = one.finding;
  const details = Object.entries(rest).map(([field, value]) => `${field}: ${value}`);
  const attributes = `type="${one.verdict}" message="${escapeXml(message)}"`;
  return `<${tag} ${attributes}>${escapeXml(details.join("\n"))}</${tag}>`;
}

function skipped(reason: string): string {
  return `<skipped message="${escapeXml(reason)}"/>`;
}

function checkOf({ finding }: CaseResult): string {
  return finding?.check === undefined ? "" : ` (${finding.check})`;
}

/** Escapes what XML 1.0 gives a meaning, and shows by its number what it does not allow at all. */
function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
  };
  return text
    .replaceAll(/[&<>"\n]/g, (character) => entities[character]!)
    .replaceAll(/[^\t\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, (character) => {
      return `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`;
    });
}
