import { decorateLines } from "../../../../changes/bytes/decorate-lines.ts";
import { compareReplays, compareValues } from "../../../../driver/compare-replays.ts";
import type { Replay, Run } from "../../../../model/target.ts";
import { runBytes } from "../../../../records/run-bytes.ts";
import { withBytes } from "../../../../records/with-bytes.ts";
import { equivalenceCheck } from "../../../kit/equivalence-check.ts";

/** Controls that are no escape sequences. */
const CONTROLS = "a\rb\u0085c\vd\fe";

/** Text output: its escape sequences go, its CR, NEL, VT and FF stay (INV-CLI-PARSE-004). */
export default equivalenceCheck({
  invariant: "INV-CLI-PARSE-004",
  name: "ansi-in-text",
  hint: "Strip text output with a parser of ECMA-48 that keeps its state over chunks; remove escape sequences and nothing else.",
  blackBox: { variants: 1, on: "sample" },
  unfit: (run) => {
    if (run.outputFormat !== "text") return "its output is no text";
    return runBytes(run, "out").length === 0 ? "its stdout is empty" : undefined;
  },
  *variants(run, replay) {
    yield {
      what: "with escape sequences in stdout",
      transform: (whole) => decorateLines(whole, "out"),
      judge: (before, after) => compareReplays(before, after, ["outcome.diagnostics"]),
    };
    if (!hasContent(run, replay)) return;
    const insert = (text: string) => {
      const middle = wordAt(text);
      return text.slice(0, middle) + CONTROLS + text.slice(middle);
    };
    yield {
      what: "with CR, NEL, VT and FF in the text",
      transform: (whole) => {
        const { content } = replay.outcome;
        const stdout = runBytes(whole, "out").toString("utf8");
        return withBytes(whole, { out: Buffer.from(stdout.replace(content!, insert)) });
      },
      judge: (before, after) =>
        compareValues(insert(before.outcome.content ?? ""), after.outcome.content, "outcome.content"),
    };
  },
});

function hasContent(run: Run, { outcome }: Replay): boolean {
  const { content } = outcome;
  return content !== null && wordAt(content) > 0 && runBytes(run, "out").toString("utf8").includes(content);
}

/** Offset between two letters of the text; 0 when there is none. */
function wordAt(text: string): number {
  const match = /[A-Za-z](?=[A-Za-z])/.exec(text);
  return match === null ? 0 : match.index + 1;
}
