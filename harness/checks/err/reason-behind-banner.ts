import { stringsIn } from "../../properties/json-values.ts";
import type { Run } from "../../target/target.ts";
import { recordsOf } from "../../transforms/documents.ts";
import { runBytes } from "../../transforms/run-bytes.ts";
import { withBytes } from "../../transforms/with-bytes.ts";
import { equivalenceCheck } from "../equivalence-check.ts";
import { show } from "../mismatch-difference.ts";

const BANNERS = [
  "Reading additional input from stdin...\n",
  "Loaded 2 extensions from the project folder.\n",
];

/** A harmless line on stderr ahead of all else is never the reason of a failure (alexhawat/mergeCraft#445). */
export default equivalenceCheck({
  invariant: "INV-CLI-ERR-006",
  name: "reason-behind-banner",
  hint: "Structured reasons before stderr; on stderr the line that tells an error before the first line.",
  unfit: (run, { outcome }) => {
    if (!outcome.error) return "the run did not fail";
    if (["timeout", "cancelled"].includes(outcome.error.kind)) return "its end is the reason";
    return showsReason(run, outcome.error.message) ? undefined : "the run gives no reason of its own";
  },
  *variants(run) {
    for (const banner of BANNERS) {
      yield {
        what: `"${banner.trim()}" on stderr`,
        transform: () => withBytes(run, { err: Buffer.concat([Buffer.from(banner), runBytes(run, "err")]) }),
        judge(before, after) {
          const reason = before.outcome.error!.message;
          const message = after.outcome.error?.message ?? "";
          if (message.includes(reason.slice(0, 200))) return undefined;
          return { path: "outcome.error.message", expected: show(reason), actual: show(message) };
        },
      };
    }
  },
});

/** Whether the message is a sentence that stands in the output, and no word for the want of one. */
function showsReason(run: Run, message: string): boolean {
  const [line = ""] = message.split("\n");
  const isSentence = /\s/.test(line.trim());
  const inRecords = recordsOf(run).some((record) => stringsIn(record).some((text) => text.includes(line)));
  return (
    isSentence && (inRecords || runBytes(run, "out").includes(line) || runBytes(run, "err").includes(line))
  );
}
