import type { AdapterReport, CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { counted } from "../lib/words.ts";
import { invariantLink } from "../model/invariants.ts";
import { coverageTable } from "./coverage-table.ts";
import { type BrokenInvariant, brokenInvariants, countsInWords } from "./failures.ts";
import { prettyFinding } from "./pretty-finding.ts";
import {
  allReports,
  columns,
  isUnproven,
  type RenderContext,
  type Renderer,
  unprovenWords,
} from "./rendering.ts";
import { contractTable, summarise } from "./summary.ts";
import { summaryTable } from "./summary-table.ts";

const SHOWN_CASES = 3;

/** A report for a person at a terminal: what broke first by invariant, the table and the verdict last. */
export const pretty: Renderer = (report, context) => {
  const lines = [
    ...allReports(report).flatMap((one) => reportLines(one, context)),
    ...(report.hosts === undefined ? [] : [...columns(contractTable(summarise(report))), ""]),
    report.certified ? context.paint("green", "Certified.") : context.paint("red", "Not certified."),
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
  return [
    context.paint("bold", [adapter.id, adapter.version].filter((part) => part).join(" ")),
    `  provider ${adapter.provider}${versions}`,
    `  ${counted(fixtures.total, "fixture")}${from === "" ? "" : `: ${from}`}`,
    ...(isUnproven(adapter) ? [`  ${context.paint("yellow", unprovenWords(adapter))}`] : []),
    `  cases: ${countsInWords(adapter.totals)}`,
    ...(adapter.notCertified ?? []).map((why) => `  ${context.paint("red", `not certified: ${why}`)}`),
    ...coverageTable(adapter.errorCoverage).map((line) => `  ${line}`),
    ...brokenInvariants(adapter).flatMap((broken) => brokenLines(broken, context)),
    ...notes(adapter, context),
    "",
  ];
}

function brokenLines({ id, cases, tried }: BrokenInvariant, context: RenderContext): string[] {
  const invariant = context.invariants.get(id);
  const heading = `${id}${invariant === undefined ? "" : `: ${invariant.title}`}`;
  const more = cases.length - SHOWN_CASES;
  return [
    "",
    `  ${context.paint("red", heading)}  ${cases.length} of ${counted(Math.max(tried, cases.length), "case")}`,
    ...(invariant === undefined
      ? []
      : [...wrap(invariant.statement, 106), `see ${invariantLink(id, invariant.title)}`].map(
          (line) => `  ${line}`,
        )),
    ...cases
      .slice(0, SHOWN_CASES)
      .flatMap((one) => ["", ...prettyFinding(one, context).map((line) => `    ${line}`)]),
    ...(more > 0 ? ["", `    (+${more} more: --format json names them all)`] : []),
  ];
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
  const lines = [...byReason].map(
    ([reason, ids]) => `  ${idRange(ids)} ${context.paint("yellow", cut(reason, 200))}`,
  );
  const skips = new Map<string, number>();
  for (const { reason } of skipped) skips.set(reason, (skips.get(reason) ?? 0) + 1);
  for (const [reason, count] of skips) lines.push(`  ${counted(count, "fixture")} skipped: ${reason}`);
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
  const [head = "", ...rows] = columns(summaryTable(report));
  return [context.paint("dim", head), ...rows];
}

function timing({ timings }: CertificationReport): string[] {
  return timings?.total === undefined ? [] : [`${(timings.total / 1000).toFixed(1)} s`];
}

/** Breaks a text into lines of at most `width` characters, at spaces. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}
