import type { LayoutChange } from "../../schemas/harness/v1/generated/drift.ts";
import { isRun } from "../corpus/fixture-run.ts";
import type { Fixture } from "../model/fixture.ts";
import { compareKeyOrder } from "./compare-key-order.ts";
import type { Pair } from "./pair-scenarios.ts";

/** Characters that end a line for some readers, or that are not seen. */
const ODD = ["\u0085", "\u200b", "\u200d", "\u2028", "\u2029", "\ufeff"];
const ESCAPE = /[\x1b\x9b]/;
const NOT_SHOWN = "not shown";

/** How the same things are written: key order, characters raw or escaped, escape sequences, the stream of a help. */
export function compareLayout(pairs: readonly Pair[], keys: readonly string[] | undefined): LayoutChange[] {
  const runs = pairs.filter(({ from, to }) => isRun(from) && isRun(to));
  const old = runs.map(({ from }) => from);
  const young = runs.map(({ to }) => to);
  const aspects = [
    ...compareKeyOrder(old, young, keys),
    ...ODD.map((character) => ({
      what: `${codeOf(character)} in records`,
      from: writing(old, character),
      to: writing(young, character),
    })),
    ...(["stdout", "stderr"] as const).map((stream) => ({
      what: stream === "stdout" ? "escape sequences on stdout in text form" : "escape sequences on stderr",
      from: escaped(old, stream),
      to: escaped(young, stream),
    })),
    ...pairs
      .filter(({ from, to }) => !isRun(from) && !isRun(to))
      .map(({ scenario, from, to }) => ({
        what: `where ${scenario} is printed`,
        from: streams(from),
        to: streams(to),
      })),
  ];
  return aspects.filter(({ from, to }) => from !== to && from !== NOT_SHOWN && to !== NOT_SHOWN);
}

/** Whether a character is in JSON as itself or as `\uXXXX`. */
function writing(fixtures: readonly Fixture[], character: string): string {
  const texts = fixtures
    .filter(({ manifest }) => manifest.outputFormat !== "text")
    .map(({ stdout }) => stdout.toString("utf8").toLowerCase());
  const code = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const ways = [
    texts.some((text) => text.includes(character)) ? "raw" : [],
    texts.some((text) => text.includes(code)) ? "escaped" : [],
  ].flat();
  return ways.join(" and ") || NOT_SHOWN;
}

function escaped(fixtures: readonly Fixture[], stream: "stdout" | "stderr"): string {
  const shown = fixtures.filter(({ manifest }) => stream === "stderr" || manifest.outputFormat === "text");
  if (shown.length === 0) return NOT_SHOWN;
  return shown.some((fixture) => ESCAPE.test(fixture[stream].toString("utf8"))) ? "yes" : "no";
}

function streams(fixture: Fixture): string {
  const used = (["stdout", "stderr"] as const).filter((stream) => fixture[stream].length > 0);
  return used.join(" and ") || "nowhere";
}

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
