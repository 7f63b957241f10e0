import type { AdapterReport, CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { counted } from "../lib/words.ts";
import { invariantLink } from "../model/invariants.ts";
import { byCause, type Cause } from "./causes.ts";
import { coverageTable } from "./coverage-table.ts";
import { type BrokenInvariant, brokenInvariants, countsInWords } from "./failures.ts";
import { FINDING_INDENT, prettyFinding } from "./pretty-finding.ts";
import {
  allReports,
  columns,
  isUnproven,
  liveWords,
  notReportedWords,
  type RenderContext,
  type Renderer,
  unprovenWords,
  verdictWords,
} from "./rendering.ts";
import { contractTable, summarise } from "./summary.ts";
import { summaryTable } from "./summary-table.ts";
import { COLUMNS, labelled, wrap } from "./terminal-text.ts";

/** The invariant whose findings are about cells of a table. */
const ERROR_COVERAGE = "INV-CLI-PARSE-003";
/** Causes of one invariant that are shown, each by one case. */
const SHOWN_CAUSES = 3;
/** Other cases of a cause that are named. */
const SHOWN_NAMES = 5;

/** A report for a person at a terminal: what broke first by invariant, the table and the verdict last. */
export const pretty: Renderer = (report, context) => {
  const lines = [
    ...allReports(report).flatMap((one) => reportLines(one, context)),
    ...(report.hosts === undefined ? [] : [...columns(contractTable(summarise(report))), ""]),
    ...verdictLines(report, context),
    ...timing(report),
  ];
  return `${lines.join("\n")}\n`;
};

function reportLines(report: CertificationReport, context: RenderContext): string[] {
  return [
    `cliproof ${report.cliproof}, contract ${report.contract}/v1, seed ${report.seed}, ${report.runs} random inputs a property`,
    "",
    ...report.adapters.flatMap((adapter) => adapterLines(adapter, context)),
    ...table(report, context),
    "",
  ];
}

function adapterLines(adapter: AdapterReport, context: RenderContext): string[] {
  const { fixtures, cliVersions } = adapter;
  const kinds = (["recorded", "derived", "reported"] as const).filter((kind) => fixtures[kind] > 0);
  const from = kinds.map((kind) => `${fixtures[kind]} ${kind}`).join(", ");
  const versions = cliVersions.length === 0 ? "" : `, CLI ${cliVersions.join(" and ")}`;
  const inputs = adapter.invariants.reduce((sum, result) => sum + result.inputs, 0);
  return [
    context.paint("bold", [adapter.id, adapter.version].filter((part) => part).join(" ")),
    `  provider ${adapter.provider}${versions}`,
    `  ${counted(fixtures.total, "fixture")}${from === "" ? "" : `: ${from}`}`,
    ...(isUnproven(adapter)
      ? labelled("  ", unprovenWords(adapter), 2).map((line) => context.paint("yellow", line))
      : []),
    ...labelled("  ", `cases: ${countsInWords(adapter.totals)}; ${counted(inputs, "input")}`, 2),
    ...(adapter.notCertified ?? []).flatMap((why) =>
      labelled("  ", `not certified: ${why}`, 2).map((line) => context.paint("red", line)),
    ),
    ...liveWords(adapter).flatMap((line) => labelled("  ", line, 2)),
    ...(notReportedWords(adapter) === "" ? [] : labelled("  ", notReportedWords(adapter), 2)),
    ...brokenInvariants(adapter).flatMap((broken) => [
      ...brokenLines(broken, context),
      ...(broken.id === ERROR_COVERAGE
        ? coverageTable(adapter.errorCoverage).map((line) => `    ${line}`)
        : []),
    ]),
    ...notes(adapter, context),
    "",
  ];
}

/** One line for the only adapter, or one for each whose verdict has a remark; then the verdict on all. */
function verdictLines(report: CertificationReport, { paint }: RenderContext): string[] {
  const adapters = allReports(report).flatMap(({ adapters, contract }) =>
    adapters.map((adapter) => ({ adapter, on: report.hosts === undefined ? "" : ` on ${contract}` })),
  );
  const remarks = adapters.flatMap(({ adapter, on }) => {
    const broken = brokenInvariants(adapter);
    const list = broken.map(({ id, cases }) => `${id} (${counted(cases.length, "case")})`);
    const words = verdictWords(adapter);
    if (words === "certified") return [];
    const color = adapter.certified ? "yellow" : "red";
    return [
      ...wrap(`${adapter.id}${on}: ${words}`, COLUMNS).map((line) => paint(color, line)),
      ...(list.length === 0 ? [] : labelled("  broken:", list.join(", "), 10)),
    ];
  });
  return [...remarks, report.certified ? paint("green", "Certified.") : paint("red", "Not certified.")];
}

function brokenLines({ id, cases, tried }: BrokenInvariant, context: RenderContext): string[] {
  const invariant = context.invariants.get(id);
  const heading = `${id}${invariant === undefined ? "" : `: ${invariant.title}`}`;
  const causes = byCause(cases);
  const more = causes.slice(SHOWN_CAUSES);
  const hidden = more.reduce((sum, cause) => sum + cause.cases.length, 0);
  return [
    "",
    `  ${context.paint("red", heading)}  ${cases.length} of ${counted(Math.max(tried, cases.length), "case")}`,
    ...(invariant === undefined
      ? []
      : [...wrap(invariant.statement, COLUMNS - 2), `see ${invariantLink(id, invariant.title)}`].map(
          (line) => `  ${line}`,
        )),
    ...causes.slice(0, SHOWN_CAUSES).flatMap((cause) => ["", ...causeLines(cause, context)]),
    ...(hidden > 0
      ? [
          "",
          `    (+${counted(hidden, "case")} of ${counted(more.length, "other cause")}: --format json has them)`,
        ]
      : []),
  ];
}

/** The first case of a cause in full, and the names of the others. */
function causeLines({ cases: [first, ...others] }: Cause, context: RenderContext): string[] {
  const names = others.slice(0, SHOWN_NAMES).map(({ fixture }) => fixture ?? "the whole corpus");
  const rest = others.length - names.length;
  const list = `${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return [
    ...prettyFinding(first!, context),
    ...(names.length === 0 ? [] : labelled("also", list, FINDING_INDENT)),
  ].map((line) => `    ${line}`);
}

const NOWHERE_SHOWN = "no fixture here shows it (--format json says why)";

/** Whether an invariant was tried on every case and applied to none: the reasons are as many as the checks. */
function isNowhereShown(reason: string): boolean {
  return reason !== "" && reason.split("; ").every((part) => part.startsWith("not-applicable: "));
}

/** What is known to fail, and what could not be shown. */
function notes({ invariants, skipped }: AdapterReport, context: RenderContext): string[] {
  const quiet = invariants.filter(({ verdict }) =>
    ["known-failure", "unsupported", "unproven"].includes(verdict),
  );
  const byReason = new Map<string, string[]>();
  for (const { id, verdict, reason = "" } of quiet) {
    const why = isNowhereShown(reason) ? NOWHERE_SHOWN : reason.replace(new RegExp(`^${verdict}: `), "");
    const key = `${verdict}: ${why}`;
    byReason.set(key, [...(byReason.get(key) ?? []), id]);
  }
  const lines = [...byReason].flatMap(([reason, ids]) => {
    const [head = "", ...more] = wrap(`${idRange(ids)} ${cut(reason, 200)}`, COLUMNS - 4);
    return [
      `  ${context.paint("yellow", head)}`,
      ...more.map((line) => `    ${context.paint("yellow", line)}`),
    ];
  });
  const skips = new Map<string, number>();
  for (const { reason } of skipped) skips.set(reason, (skips.get(reason) ?? 0) + 1);
  for (const [reason, count] of skips)
    lines.push(...labelled("  ", `${counted(count, "fixture")} skipped: ${reason}`, 2));
  return lines.length === 0 ? [] : ["", ...lines];
}

/** `INV-CLI-PROC-001..013`, or the ids one by one. */
function idRange(ids: readonly string[]): string {
  const first = ids[0]!;
  const families = new Set(ids.map((id) => id.slice(0, -4)));
  if (ids.length < 3 || families.size > 1) return ids.join(", ");
  return `${first}..${ids.at(-1)!.slice(-3)}`;
}

function table(report: CertificationReport, context: RenderContext): string[] {
  const [head = "", ...rows] = columns(summaryTable(report, false));
  return [context.paint("dim", head), ...rows];
}

function timing({ timings }: CertificationReport): string[] {
  return timings?.total === undefined ? [] : [`${(timings.total / 1000).toFixed(1)} s`];
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}
