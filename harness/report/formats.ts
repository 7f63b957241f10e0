import { github } from "./github.ts";
import { junit } from "./junit.ts";
import { markdown } from "./markdown.ts";
import { pretty } from "./pretty.ts";
import type { Renderer } from "./rendering.ts";
import { summary } from "./summary.ts";

/** The report itself: schemas/harness/v1/report. */
const json: Renderer = (report) => `${JSON.stringify(report, null, 2)}\n`;

/** A way to write a report, and the file it goes into with `--out`. */
export interface Format {
  file: string;
  render: Renderer;
}

export const FORMATS: Readonly<Record<string, Format>> = {
  pretty: { file: "report.txt", render: pretty },
  json: { file: "report.json", render: json },
  junit: { file: "junit.xml", render: junit },
  markdown: { file: "report.md", render: markdown },
  summary: { file: "summary.json", render: summary },
  github: { file: "annotations.txt", render: github },
};
