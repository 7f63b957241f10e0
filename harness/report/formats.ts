import { agent } from "./agent.ts";
import { github } from "./github.ts";
import { junit } from "./junit.ts";
import { markdown } from "./markdown.ts";
import { pretty } from "./pretty.ts";
import { printableReport } from "./printable-report.ts";
import type { Renderer } from "./rendering.ts";
import { summary } from "./summary.ts";

/** The report itself: schemas/harness/v1/report. */
const json: Renderer = (report) => `${JSON.stringify(report, null, 2)}\n`;

/** A way to write a report, and the file it goes into with `--out`. */
export interface Format {
  file: string;
  render: Renderer;
}

/** A writer for people and CI, which gets the report with its texts made printable. */
const shown =
  (render: Renderer): Renderer =>
  (report, context) =>
    render(printableReport(report), context);

export const FORMATS: Readonly<Record<string, Format>> = {
  pretty: { file: "report.txt", render: shown(pretty) },
  json: { file: "report.json", render: json },
  junit: { file: "junit.xml", render: shown(junit) },
  markdown: { file: "report.md", render: shown(markdown) },
  summary: { file: "summary.json", render: summary },
  agent: { file: "report-agent.txt", render: shown(agent) },
  github: { file: "annotations.txt", render: shown(github) },
};

/** Variables by which coding agents mark the commands that they run. */
const AGENTS = ["AI_AGENT", "CLAUDECODE", "CODEX_SANDBOX", "CURSOR_AGENT", "GEMINI_CLI", "OPENCODE"];

/** The default format of stdout: `agent` where a coding agent started the command, `pretty` for a person. */
export function formatOfReader(env: Readonly<Record<string, string | undefined>>): "agent" | "pretty" {
  return AGENTS.some((name) => (env[name] ?? "") !== "") ? "agent" : "pretty";
}
