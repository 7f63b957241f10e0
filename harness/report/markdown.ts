import type { AdapterReport, CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { counted } from "../lib/words.ts";
import { invariantLink } from "../model/invariants.ts";
import { type BrokenInvariant, brokenInvariants, countsInWords } from "./failures.ts";
import {
  allReports,
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

const SHOWN_CASES = 3;

/** A report as a page, for a repository or a job summary. */
export const markdown: Renderer = (report, context) => {
  const lines = [
    `# Certification: ${report.certified ? "certified" : "not certified"}`,
    "",
    ...(report.hosts === undefined ? [] : [...tableLines(contractTable(summarise(report))), ""]),
    ...allReports(report).flatMap((one) => reportLines(one, context)),
  ];
  return lines.join("\n");
};

function reportLines(report: CertificationReport, context: RenderContext): string[] {
  return [
    `cliproof ${report.cliproof}, contract ${report.contract}/v1, seed ${report.seed}, ${report.runs} random inputs a property, corpus \`${report.corpusSha256.slice(0, 12)}\`.`,
    "",
    ...tableLines(summaryTable(report, true)),
    "",
    ...report.adapters.flatMap((adapter) => adapterLines(adapter, context)),
  ];
}

function adapterLines(adapter: AdapterReport, context: RenderContext): string[] {
  const { fixtures, cliVersions } = adapter;
  const results = adapter.invariants.map(({ id, verdict, cases, inputs, reason = "" }) => [
    id,
    context.invariants.get(id)?.title ?? "",
    verdict,
    String(cases),
    String(inputs),
    reason,
  ]);
  return [
    `## ${[adapter.id, adapter.version].filter((part) => part).join(" ")}`,
    "",
    `Provider ${adapter.provider}; CLI ${cliVersions.join(", ") || "of unknown version"}; ${counted(fixtures.total, "fixture")}: ${fixtures.recorded} recorded, ${fixtures.derived} derived, ${fixtures.reported} reported.`,
    ...(isUnproven(adapter) ? [`**${unprovenWords(adapter)}.**`] : []),
    `Verdict: ${escapeText(verdictWords(adapter))}.`,
    `Cases: ${countsInWords(adapter.totals)}.`,
    ...(notReportedWords(adapter) === "" ? [] : [`${escapeText(notReportedWords(adapter))}.`]),
    ...liveWords(adapter).map((line) => `- ${escapeText(line)}`),
    ...(adapter.notCertified ?? []).map((why) => `**Not certified**: ${escapeText(why)}.`),
    "",
    ...brokenInvariants(adapter).flatMap((broken) => brokenLines(broken, context)),
    ...tableLines([["invariant", "", "verdict", "cases", "inputs", "remark"], ...results]),
    "",
    ...coverageLines(adapter.errorCoverage),
    ...skippedLines(adapter),
  ];
}

function brokenLines({ id, cases }: BrokenInvariant, context: RenderContext): string[] {
  const invariant = context.invariants.get(id);
  return [
    `### ${id}${invariant === undefined ? "" : `: ${invariant.title}`}`,
    "",
    ...(invariant === undefined
      ? []
      : [`> ${invariant.statement}`, "", `See ${invariantLink(id, invariant.title)}.`, ""]),
    ...cases
      .slice(0, SHOWN_CASES)
      .flatMap(({ fixture, verdict, finding }) => [
        `**${fixture ?? "the whole corpus"}**: ${verdict}: ${escapeText(finding.message)}`,
        "",
        ...fence(
          ["expected", "actual", "input", "bytes", "file", "hint", "replay"]
            .filter((field) => finding[field] !== undefined)
            .map((field) => `${field}: ${finding[field]}`),
        ),
      ]),
    ...(cases.length > SHOWN_CASES ? [`(+${cases.length - SHOWN_CASES} more)`, ""] : []),
  ];
}

function coverageLines(coverage: AdapterReport["errorCoverage"]): string[] {
  if (coverage === undefined) return [];
  const surfaces = [...new Set(Object.values(coverage).flatMap((cells) => Object.keys(cells)))];
  const rows = Object.entries(coverage).map(([category, cells]) => [
    category,
    ...surfaces.map((surface) => cells[surface] ?? ""),
  ]);
  return ["### Error coverage", "", ...tableLines([["category", ...surfaces], ...rows]), ""];
}

function skippedLines({ skipped }: AdapterReport): string[] {
  if (skipped.length === 0) return [];
  return ["### Skipped fixtures", "", ...skipped.map(({ fixture, reason }) => `- ${fixture}: ${reason}`), ""];
}

function tableLines([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)];
}

/** A fence longer than any in the text, so that the text cannot end it. */
function fence(lines: readonly string[]): string[] {
  const longest = Math.max(
    2,
    ...lines.flatMap((line) => (line.match(/`+/g) ?? []).map((ticks) => ticks.length)),
  );
  const ticks = "`".repeat(longest + 1);
  return [`${ticks}text`, ...lines, ticks, ""];
}

function escapeCell(text: string): string {
  return escapeText(text).replaceAll("|", "\\|").replaceAll("\n", " ");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
