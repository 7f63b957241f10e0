import { join, relative } from "node:path";
import type { DriftReport } from "../../schemas/harness/v1/generated/drift.ts";
import { writeAtomic } from "../lib/write-atomic.ts";
import type { RenderContext } from "../report/rendering.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { renderPretty } from "./render-pretty.ts";

type Paint = RenderContext["paint"];

/** Ways to write a drift report, each with the ending of its file. */
export const DRIFT_FORMATS: Readonly<
  Record<string, { ending: string; render(report: DriftReport, paint: Paint): string }>
> = {
  pretty: { ending: "txt", render: (report, paint) => renderPretty(report, { paint }) },
  json: { ending: "json", render: (report) => `${JSON.stringify(report, null, 2)}\n` },
  markdown: { ending: "md", render: renderMarkdown },
};

/** Brings a report to stdout in one format, or into files; then stdout is for a person. */
export function publishDrift(
  report: DriftReport,
  to: { formats: readonly string[]; out: string | undefined; file: string; paint: Paint },
): void {
  if (to.out === undefined) {
    process.stdout.write(DRIFT_FORMATS[to.formats[0]!]!.render(report, to.paint));
    return;
  }
  process.stdout.write(renderPretty(report, to));
  for (const name of to.formats) {
    const { ending, render } = DRIFT_FORMATS[name]!;
    const path = join(to.out, `${to.file}.${ending}`);
    writeAtomic(
      path,
      render(report, (_style, text) => text),
    );
    process.stdout.write(`written: ${relative(process.cwd(), path)}\n`);
  }
}
