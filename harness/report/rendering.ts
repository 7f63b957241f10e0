import type { AdapterReport, CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { brokenInvariants } from "./failures.ts";

/** What a report writer needs besides the report. */
export interface RenderContext {
  /** Title and statement of each invariant, by id. */
  invariants: ReadonlyMap<string, { title: string; statement: string }>;
  /** Paints a piece of text for a terminal, or leaves it. */
  paint(style: "bold" | "dim" | "red" | "green" | "yellow", text: string): string;
}

/** Makes text of a report. Pure, and the same for the same report. */
export type Renderer = (report: CertificationReport, context: RenderContext) => string;

/** The report itself, and those on host contracts that are in it: `certify --all` makes one of each. */
export function allReports(report: CertificationReport): CertificationReport[] {
  const { hosts = [], ...own } = report;
  return [own, ...hosts];
}

/**
 * True where no fixture shows both what a real CLI printed and what that meant: what holds is then read off the
 * adapter, or off documents, and proves nothing of the CLI.
 */
export function isUnproven({ fixtures: { recorded, proving = recorded } }: AdapterReport): boolean {
  return proving === 0;
}

/** The sentence that says so, and why. */
export function unprovenWords({ fixtures }: AdapterReport): string {
  return fixtures.recorded === 0
    ? "unproven: no fixture was recorded; what holds here is read off documents and reports of the CLI"
    : "unproven: no recorded fixture says how its run came out; read its bytes, and put at least status into expected.json";
}

/**
 * The verdict on an adapter and what it rests on: `certified, black box: 31 of 45 invariants`. Nothing is added where
 * every invariant was tried on recordings with the parser in view.
 */
export function verdictWords(adapter: AdapterReport): string {
  const { certified, covers, fixtures } = adapter;
  if (!certified) return `NOT CERTIFIED, ${reasonWords(adapter)}`;
  const isReportedOnly = fixtures.recorded + fixtures.derived === 0 && fixtures.reported > 0;
  const basis = [
    ...(adapter.live === undefined
      ? []
      : [` live on CLI ${adapter.live.cliVersion ?? "of unknown version"}`]),
    ...(isReportedOnly ? [" on reported fixtures only"] : []),
    ...(covers?.blackBox ? [", black box"] : []),
    ...(covers?.isolated ? [", isolated"] : []),
    ...(isUnproven(adapter) && !isReportedOnly ? [", unproven"] : []),
  ].join("");
  const isWhole = covers === undefined || covers.tried === covers.of;
  return `certified${basis}${isWhole ? "" : `: ${covers.tried} of ${covers.of} invariants`}`;
}

/** The runs of the installed CLI, a line each; none where none were made. */
export function liveWords({ live }: AdapterReport): string[] {
  return (live?.runs ?? []).map(
    ({ name, verdict, message = "" }) =>
      `live run ${name}: ${verdict}${message === "" ? "" : `: ${message}`}`,
  );
}

function reasonWords(adapter: AdapterReport): string {
  const broken = brokenInvariants(adapter).length;
  return broken > 0 ? `${broken} broken` : (adapter.notCertified?.[0] ?? "nothing was tried");
}

/** What the adapter says it does not report, so that it was not asked for it; empty where there is nothing. */
export function notReportedWords({ covers }: AdapterReport): string {
  const { notReported = [] } = covers ?? {};
  return notReported.length === 0
    ? ""
    : `not reported by the adapter, so not checked: ${notReported.join(", ")}`;
}

/** Rows of cells as aligned columns, two spaces apart; the last column is left as it is. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
