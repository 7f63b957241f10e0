import { SEQUENCES } from "../../../../../adapters/shared/framing/sequences.ts";
import { cutEvery } from "../../../../changes/bytes/cut-every.ts";
import { compareValues } from "../../../../driver/compare-replays.ts";
import { tryReplay } from "../../../../driver/recorded-replay.ts";
import { ENDED_WELL, type Run } from "../../../../model/target.ts";
import type { CorpusCheck } from "../../../kit/check.ts";
import { failed } from "../../../kit/failed.ts";
import { notApplicable, passed } from "../../../kit/fixture-check.ts";

/** Every family of escape sequence as text output, in one write and byte by byte (INV-CLI-PARSE-004). */
const check: CorpusCheck = {
  invariant: "INV-CLI-PARSE-004",
  name: "ansi-table",
  scope: "corpus",
  async run(_, { target }) {
    if (!target.manifest.outputFormats.includes("text")) {
      return notApplicable("the adapter does not claim output format text");
    }
    let tried = 0;
    for (const { name, text, stripped } of SEQUENCES) {
      for (const run of writes(text)) {
        tried++;
        const after = await tryReplay(target, run);
        if (after.crashed) return failed(tried, { message: `${after.message} (on ${name})`, run });
        // A newline at either end is the CLI's and may be trimmed.
        const { content } = after.replay.outcome;
        const difference = compareValues(stripped.trim(), content?.trim() ?? null, "outcome.content");
        if (difference === undefined) continue;
        const hint = "Compare with the table of sequences in adapters/shared/ansi/sequences.ts.";
        return failed(tried, { message: `on text with ${name}`, difference, run, hint });
      }
    }
    return passed(tried);
  },
};
export default check;

function writes(text: string): Run[] {
  const exit = ENDED_WELL;
  const whole: Run = { outputFormat: "text", chunks: [["out", Buffer.from(text)]], exit };
  return [whole, cutEvery(whole, 1)];
}
