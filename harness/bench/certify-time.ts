import { execFile } from "node:child_process";
import type { AdapterReport, CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { PROJECT_ROOT } from "../lib/project-root.ts";

const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** One certification with its default runs, in a process of its own as a user starts it. */
export interface TimedCertification {
  /** Milliseconds of wall time. */
  ms: number;
  report: AdapterReport;
}

/** @returns null when the adapter does not certify, since a run that ends early says nothing. */
export function timeCertification(adapter: string): Promise<TimedCertification | null> {
  const start = performance.now();
  const args = ["harness/cli/cliproof.mjs", "certify", adapter, "--format", "json"];
  const options = { cwd: PROJECT_ROOT, maxBuffer: MAX_REPORT_BYTES };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout) => {
      const ms = performance.now() - start;
      const report = error === null ? (JSON.parse(stdout) as CertificationReport).adapters[0] : undefined;
      resolve(report === undefined ? null : { ms, report });
    });
  });
}
