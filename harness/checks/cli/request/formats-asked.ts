import type { Fixture } from "../../../model/fixture.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { notApplicable } from "../../kit/fixture-check.ts";
import { tokensBeyond } from "../../kit/requests/invocation-tokens.ts";
import { requestCheck, type Start } from "../../kit/requests/starts.ts";

/** Each output format is asked for by other words than the others, and by those of recorded runs in that format. */
export default requestCheck("INV-CLI-REQUEST-001", "formats-asked", async (bench) => {
  const { starts, tokens, invoke, corpus, adapter } = bench;
  const formats = adapter.manifest.outputFormats;
  if (formats.length < 2) return notApplicable("the adapter has one output format");
  const isAsked = (start: Start) =>
    start.part === "invocation" && !invoke(start, {}).unfulfilled?.includes("outputFormat");
  for (const start of starts.filter(isAsked)) {
    const own = tokens(start, {});
    const byDefault = tokens(start, { outputFormat: undefined } as object);
    assertHolds(start.outputFormat !== formats[0] || byDefault.join("\n") === own.join("\n"), {
      message: `a request without a format is not one for ${formats[0]}, the first that the manifest names`,
      expected: own.join(", "),
      actual: byDefault.join(", "),
      input: start.what,
      hint: "The parser of such a request is told the first format.",
    });
    for (const other of formats.filter((format) => format !== start.outputFormat)) {
      const twin: Start = { ...start, outputFormat: other };
      if (!isAsked(twin)) continue;
      const added = tokensBeyond(own, tokens(twin, {}));
      assertHolds(added.length + tokensBeyond(tokens(twin, {}), own).length > 0, {
        message: `${start.outputFormat} is asked for with the same arguments as ${other}`,
        expected: "other arguments, or outputFormat among the unfulfilled wishes",
        actual: own.join(", "),
        input: start.what,
        hint: "The parser is told the format that was asked for, and reads the output as that.",
      });
      const wrong = added.find((token) => !isOfFormat(token, start.outputFormat, formats, corpus));
      assertHolds(wrong === undefined, {
        message: `${start.outputFormat} is asked for in words that no recorded run in that format has`,
        expected: "arguments of recorded runs in that format",
        actual: String(wrong),
        input: start.what,
        hint: "See the argv of the recorded fixtures.",
      });
    }
  }
});

/** Recorded with this format, its own name, or a word of the help that no run in another format was started with. */
function isOfFormat(
  token: string,
  format: string,
  formats: readonly string[],
  corpus: readonly Fixture[],
): boolean {
  const word = token.replace(/^argument /, "").replace(/^--?[\w-]+=/, "");
  const recorded = wordsOf(corpus, format);
  if (!token.startsWith("argument ") || word === format || recorded.has(word)) return true;
  const isOfAnother = formats.some((other) => other !== format && wordsOf(corpus, other).has(word));
  return !isOfAnother && (recorded.size === 0 || helpHolds(corpus, word));
}

function wordsOf(corpus: readonly Fixture[], format: string): Set<string> {
  const runs = recordedOf(corpus).filter(({ manifest }) => manifest.outputFormat === format);
  const words = runs.flatMap(({ manifest }) => manifest.invocation?.argv?.slice(1) ?? []);
  return new Set(words.map((word) => word.replace(/^--?[\w-]+=/, "")));
}

function helpHolds(corpus: readonly Fixture[], word: string): boolean {
  const helps = recordedOf(corpus).filter(({ manifest }) => manifest.kind === "help");
  return helps.some(({ stdout, stderr }) => `${stdout}${stderr}`.includes(word));
}

function recordedOf(corpus: readonly Fixture[]): Fixture[] {
  return corpus.filter(({ manifest }) => manifest.provenance.kind === "recorded");
}
