import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";

/** What a report writer needs besides the report. */
export interface RenderContext {
  /** Title and statement of each invariant, by id. */
  invariants: ReadonlyMap<string, { title: string; statement: string }>;
  /** Paints a piece of text for a terminal, or leaves it. */
  paint(style: "bold" | "dim" | "red" | "green" | "yellow", text: string): string;
}

/** Makes text of a report. Pure, and the same for the same report. */
export type Renderer = (report: CertificationReport, context: RenderContext) => string;
