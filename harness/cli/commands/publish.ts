import { join, relative } from "node:path";
import { styleText } from "node:util";
import type { CertificationReport } from "../../../schemas/harness/v1/generated/report.ts";
import { wantsColor } from "../../lib/wants-color.ts";
import { writeAtomic } from "../../lib/write-atomic.ts";
import type { Invariant } from "../../model/invariants.ts";
import { FORMATS, formatOfReader } from "../../report/formats.ts";
import type { RenderContext } from "../../report/rendering.ts";

/**
 * Brings a report to where it was asked for: to stdout in one format, or into files, and then stdout is for a person.
 */
export function publish(
  report: CertificationReport,
  invariants: readonly Invariant[],
  { formats, out }: { formats: readonly string[]; out: string | undefined },
): void {
  const byId = new Map(invariants.map((invariant) => [invariant.id, invariant]));
  const plain: RenderContext = { invariants: byId, paint: (_style, text) => text };
  const coloured: RenderContext = { ...plain, paint: (style, text) => styleText(style, text) };
  const person = wantsColor(process.env, process.stdout.isTTY === true) ? coloured : plain;
  if (out === undefined) {
    const name = formats[0]!;
    process.stdout.write(FORMATS[name]!.render(report, name === "pretty" ? person : plain));
    return;
  }
  process.stdout.write(FORMATS[formatOfReader(process.env)]!.render(report, person));
  for (const name of formats) {
    const { file, render } = FORMATS[name]!;
    const path = join(out, file);
    writeAtomic(path, render(report, plain));
    process.stdout.write(`written: ${relative(process.cwd(), path)}\n`);
  }
}
