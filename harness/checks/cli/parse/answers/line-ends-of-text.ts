import type { Run } from "../../../../model/target.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import type { FixtureCheck } from "../../../kit/check.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";
import { notApplicable } from "../../../kit/fixture-check.ts";
import { show } from "../../../kit/mismatch-difference.ts";

/** Ends of an answer that tidying takes off. */
const ENDS = ["\n\n", "  \n", "\n```\n"];

const check = equivalenceCheck({
  invariant: "INV-CLI-PARSE-002",
  name: "line-ends-of-text",
  hint: "Take off the line ends that this CLI adds, and nothing else.",
  blackBox: { variants: ENDS.length, on: "sample" },
  unfit(run, { outcome }) {
    if (run.outputFormat !== "text") return "only plain text has line ends of the CLI's own";
    return endOf(run, outcome.content) === null ? "the answer is not the end of stdout" : undefined;
  },
  *variants(recorded, { outcome }) {
    const { content } = outcome;
    const own = endOf(recorded, content);
    if (own === null) return;
    for (const end of ENDS)
      yield {
        what: `with an answer that ends with ${show(end)}`,
        transform: (run) => {
          const answer = runBytes(run, "out").subarray(0, -own.length);
          return withBytes(run, { out: Buffer.concat([answer, Buffer.from(`${end}${own}`)]) });
        },
        judge: (_before, after) =>
          after.outcome.content === `${content}${end}`
            ? undefined
            : {
                path: "outcome.content",
                expected: show(`${content}${end}`),
                actual: show(after.outcome.content),
              },
      };
  },
});

/** In plain text the line ends behind an answer are the CLI's own: those before them are the answer's. */
const ofRecorded: FixtureCheck = {
  ...check,
  async run(fixture, context) {
    return fixture.manifest.provenance.kind === "reported"
      ? notApplicable("how the CLI ends its answer is known by recordings alone")
      : check.run(fixture, context);
  },
};
export default ofRecorded;

/** What the CLI prints behind the answer, if that is line ends and nothing else. */
function endOf(run: Run, content: string | null): string | null {
  const stdout = runBytes(run, "out").toString("utf8");
  if (content === null || content === "" || !stdout.startsWith(content)) return null;
  const end = stdout.slice(content.length);
  return /^\n+$/.test(end) ? end : null;
}
