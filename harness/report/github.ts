import { brokenInvariants } from "./failures.ts";
import { allReports, type Renderer, verdictWords } from "./rendering.ts";

/** Characters of a value. */
const MAX_FIELD = 400;

/** Workflow commands of GitHub Actions: an annotation for each broken case, and one line that sums up. */
export const github: Renderer = (report, context) => {
  const adapters = allReports(report).flatMap((one) => one.adapters);
  const lines = adapters.flatMap((adapter) => [
    ...brokenInvariants(adapter).flatMap(({ id, cases }) =>
      cases.map(({ finding, fixture, verdict }) => {
        const place = finding.file === undefined ? "" : `file=${property(finding.file)},line=1,`;
        const heading = `${adapter.id}: ${id} ${context.invariants.get(id)?.title ?? ""}`.trim();
        const text = [
          `${verdict} on ${fixture ?? "the corpus"}: ${finding.message}`,
          ...(finding.expected === undefined ? [] : [`expected ${short(finding.expected)}`]),
          ...(finding.actual === undefined ? [] : [`got      ${short(finding.actual)}`]),
          ...(finding.replay === undefined ? [] : [`replay: ${finding.replay}`]),
        ];
        return `::error ${place}title=${property(heading)}::${data(text.join("\n"))}`;
      }),
    ),
    ...(adapter.notCertified ?? []).map((why) => `::error title=${property(adapter.id)}::${data(why)}`),
    `::notice title=${property(adapter.id)}::${data(verdictWords(adapter))}`,
  ]);
  return `${lines.join("\n")}\n`;
};

/** An annotation is shown whole, or not at all where it is long. */
function short(text: string): string {
  return text.length <= MAX_FIELD ? text : `${text.slice(0, MAX_FIELD)}... (${text.length} characters)`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
