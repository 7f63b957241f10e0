import type { AdapterReport } from "../../schemas/harness/v1/generated/report.ts";
import { invariantLink } from "../model/invariants.ts";
import { byCause, type Cause } from "./causes.ts";
import { brokenInvariants } from "./failures.ts";
import { allReports, type RenderContext, type Renderer, verdictWords } from "./rendering.ts";
import { cut } from "./terminal-text.ts";

/** Characters of one field of a finding: a reader with a window of tokens asks the replay line for more. */
const MAX_FIELD = 600;
/** Other fixtures of a cause that are named. */
const MAX_NAMES = 3;
const FIELDS = ["expected", "actual", "outcome", "input", "file", "hint"] as const;

/**
 * A report for a coding agent: what broke and nothing else, one entry for each cause, with the command that runs its
 * smallest case again. No table, no counts of what holds.
 */
export const agent: Renderer = (report, context) => {
  const adapters = allReports(report).flatMap((one) => one.adapters);
  return `${adapters.flatMap((adapter) => adapterLines(adapter, context)).join("\n")}\n`;
};

function adapterLines(adapter: AdapterReport, context: RenderContext): string[] {
  return [
    `${adapter.id}: ${verdictWords(adapter)}`,
    ...(adapter.notCertified ?? []).map((why) => `not certified: ${why}`),
    ...brokenInvariants(adapter).flatMap(({ id, cases }) =>
      byCause(cases).flatMap((cause) => causeLines(id, cause, context)),
    ),
  ];
}

function causeLines(id: string, { cases }: Cause, context: RenderContext): string[] {
  const [first, ...others] = cases;
  const { verdict, fixture, finding } = first!;
  const title = context.invariants.get(id)?.title ?? "";
  const names = others.slice(0, MAX_NAMES).map((one) => one.fixture ?? "the whole corpus");
  const more = others.length > names.length ? [`${others.length - names.length} more`] : [];
  return [
    "",
    `${id} ${title}`.trim(),
    `  ${verdict}: ${short(finding.message)}`,
    `  fixture: ${fixture ?? "the whole corpus"}`,
    ...(others.length === 0 ? [] : [`  also: ${[...names, ...more].join(", ")}`]),
    ...FIELDS.flatMap((field) => {
      const value = finding[field];
      return typeof value === "string" ? [`  ${field}: ${short(value)}`] : [];
    }),
    ...(finding.replay === undefined ? [] : [`  replay: ${finding.replay}`]),
    ...(title === "" ? [] : [`  rule: ${invariantLink(id, title)}`]),
  ];
}

/** On one line, and cut. */
function short(text: string): string {
  return cut(text.replaceAll(/\s*\n\s*/g, " "), MAX_FIELD);
}
