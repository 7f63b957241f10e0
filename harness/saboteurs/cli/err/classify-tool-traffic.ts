import { changeOutcome } from "../../kit/change-outcome.ts";
import { firstErrorWord } from "../../kit/first-error-word.ts";
import { someTold, type ToldLine } from "../../kit/told-by-line.ts";
import { asError } from "../../kit/verdicts.ts";
import type { Saboteur } from "../../saboteur.ts";

export default {
  name: "classify-tool-traffic",
  invariant: "INV-CLI-ERR-003",
  fault: "Looks for error words in the input and output of tools (sipyourdrink-ltd/bernstein#2185).",
  skip: (adapter) =>
    someTold(adapter, hasTraffic)
      ? null
      : "no call here has an output, or an input whose fields stand in one record, that could hold words",
  sabotage: (adapter) =>
    changeOutcome(adapter, (outcome, seen) => {
      const traffic = seen.events.filter(({ kind }) => kind === "tool_use" || kind === "tool_result");
      const kind = firstErrorWord(JSON.stringify(traffic));
      return outcome.status === "error" || kind === null
        ? outcome
        : asError(outcome, kind, "matched", "stdout");
    }),
} satisfies Saboteur;

function hasTraffic(lines: readonly ToldLine[]): boolean {
  return lines.some(({ text, events }) =>
    events.some(
      (event) =>
        event.kind === "tool_result" ||
        (event.kind === "tool_use" &&
          text.includes(JSON.stringify(event.input)) &&
          typeof event.input === "object"),
    ),
  );
}
