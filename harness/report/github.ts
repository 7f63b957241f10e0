import { brokenInvariants } from "./failures.ts";
import { allReports, type Renderer, verdictWords } from "./rendering.ts";
import { cut } from "./terminal-text.ts";

/** Characters of a value: an annotation that is too long is not shown at all. */
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
          ...(finding.expected === undefined ? [] : [`expected ${cut(finding.expected, MAX_FIELD)}`]),
          ...(finding.actual === undefined ? [] : [`got      ${cut(finding.actual, MAX_FIELD)}`]),
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

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
