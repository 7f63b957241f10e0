import type { Renderer } from "./render-context.ts";

/** The report itself: schemas/harness/v1/report. */
export const json: Renderer = (report) => `${JSON.stringify(report, null, 2)}\n`;
