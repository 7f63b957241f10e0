import type { DriftReport } from "../../schemas/harness/v1/generated/drift.ts";
import { counted } from "../lib/words.ts";
import type { RenderContext } from "../report/rendering.ts";
import { driftSections } from "./drift-sections.ts";

/** Lines of one section that are shown; `--format json` has them all. */
const SHOWN = 12;

/** A drift report for a person at a terminal: what differs by kind, the verdict last. */
export function renderPretty(report: DriftReport, { paint }: Pick<RenderContext, "paint">): string {
  const sections = driftSections(report).flatMap(({ title, items }) => {
    const more = items.length - SHOWN;
    return [
      paint("bold", `${title} (${items.length})`),
      ...items.slice(0, SHOWN).flatMap(({ text, details }) => [
        `  ${text}`,
        ...details.slice(0, SHOWN).map(({ sign, text }) => {
          return paint(sign === "-" ? "red" : sign === "+" ? "green" : "dim", `    ${sign} ${oneLine(text)}`);
        }),
        ...(details.length > SHOWN ? [`    (+${details.length - SHOWN} more)`] : []),
      ]),
      ...(more > 0 ? [`  (+${more} more: --format json has them all)`] : []),
      "",
    ];
  });
  const { provider, from, to, verdict, certifications } = report;
  const checked = certifications.flatMap(({ version, certified, fixtures, broken }) => [
    `${certified ? paint("green", "certified") : paint("red", "NOT CERTIFIED")} on ${version} (${counted(fixtures, "run")})`,
    ...broken
      .slice(0, SHOWN)
      .flatMap(({ invariant, fixture, message, replay }) => [
        `  ${paint("red", invariant)} ${fixture ?? "the whole corpus"}: ${oneLine(message)}`,
        ...(replay === undefined ? [] : [`    replay  ${replay}`]),
      ]),
    ...(broken.length > SHOWN ? [`  (+${broken.length - SHOWN} more: --format json has them all)`] : []),
  ]);
  const end = verdict === "holds" ? paint("green", "Adapter holds.") : paint("red", "Adapter does not hold.");
  return [
    `${provider}: ${from.version} (${counted(from.fixtures, "fixture")}) -> ${to.version} (${counted(to.fixtures, "fixture")})`,
    "",
    ...sections,
    ...checked,
    "",
    ...(report.invariants.length > 0 ? [`Certified on ${report.invariants.join(", ")} alone.`] : []),
    `${end} ${counted(report.differences, "difference")}.`,
    "",
  ].join("\n");
}

function oneLine(text: string): string {
  const line = text.replaceAll("\n", "\\n");
  return line.length > 200 ? `${line.slice(0, 200)}...` : line;
}
