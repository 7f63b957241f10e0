import type { DriftReport } from "../../schemas/harness/v1/generated/drift.ts";
import { driftSections } from "./drift-sections.ts";

/** A drift report as a page, for a repository or a job summary; every finding is on it. */
export function renderMarkdown(report: DriftReport): string {
  const { provider, from, to, verdict, certifications } = report;
  const lines = [
    `# Drift: ${provider} ${from.version} to ${to.version}`,
    "",
    `**${verdict === "holds" ? "Adapter holds" : "Adapter does not hold"}**, ${report.differences} differences in ${report.scenarios.shared.length} scenarios that both versions were recorded in. \`-\` is ${from.version}, \`+\` is ${to.version}.`,
    "",
    "| version | fixtures | corpus | runs certified | verdict |",
    "|---|---|---|---|---|",
    ...[from, to].flatMap((side) =>
      certifications
        .filter(({ version }) => version === side.version)
        .map(
          (one) =>
            `| ${one.version} | ${side.fixtures} | \`${side.corpusSha256.slice(0, 12)}\` | ${one.fixtures} | ${one.certified ? "certified" : "NOT CERTIFIED"} |`,
        ),
    ),
    "",
    ...(report.invariants.length > 0
      ? [`Certified on these invariants alone: ${report.invariants.join(", ")}.`, ""]
      : []),
    ...broken(report),
    ...driftSections(report).flatMap(({ title, items }) => [
      `## ${title}`,
      "",
      ...items.flatMap(({ text, details }) => [
        `- ${escapeText(text)}`,
        ...details.map(
          (detail) => `  - ${detail.sign === " " ? "" : `\`${detail.sign}\` `}${code(detail.text)}`,
        ),
      ]),
      "",
    ]),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function broken({ certifications }: DriftReport): string[] {
  const cases = certifications.flatMap((one) =>
    one.broken.map((found) => ({ ...found, version: one.version })),
  );
  if (cases.length === 0) return [];
  return [
    "## Broken invariants",
    "",
    ...cases.flatMap(({ invariant, version, fixture, message, replay }) => [
      `- ${invariant} on ${version}, ${fixture ?? "the whole corpus"}: ${escapeText(message)}`,
      ...(replay === undefined ? [] : [`  - ${code(replay)}`]),
    ]),
    "",
  ];
}

/** A text of the CLI's as code: nothing in it is markup, and no run of backticks can end it. */
function code(text: string): string {
  const line = text.replaceAll("\n", "\\n");
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "\\n");
}
