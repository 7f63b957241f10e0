import { countMutants, type MutantResult, mutationScore } from "./mutation-score.ts";

/** What was tried, and how. */
export interface MutationRun {
  adapter: string;
  seed: number;
  /** Random inputs of each property. */
  runs: number;
  /** Cases of one mutant; null: all. */
  budget: number | null;
  /** How many were drawn; null: all. */
  sample: number | null;
  results: readonly MutantResult[];
}

/** Longest source text that a survivor's line shows. */
const SHOWN = 60;

/** The score by file and every survivor with one line, as markdown that is read in a terminal too. */
export function renderMutation(run: MutationRun): string {
  const { adapter, seed, runs, budget, sample, results } = run;
  const files = [...new Set(results.map(({ mutant }) => mutant.file))].sort();
  const rows = files.map((file) =>
    row(
      file,
      results.filter(({ mutant }) => mutant.file === file),
    ),
  );
  const cpuMs = results.reduce((sum, { tried }) => sum + tried.cpuMs, 0);
  return [
    `# Mutants of ${adapter}`,
    "",
    `Seed ${seed}, ${runs} random inputs a property, ${budget === null ? "all cases" : `at most ${budget} cases`} a mutant, ${sample === null ? "all mutants" : `${sample} mutants drawn`}; ${Math.round(cpuMs / 1000)} s of CPU.`,
    "",
    ...table([
      ["file", "score", "killed", "survived", "not reached", "timed out", "ignored"],
      row("**all**", results),
      ...rows,
    ]),
    "",
    ...survivors(results),
    "",
  ].join("\n");
}

function row(name: string, results: readonly MutantResult[]): string[] {
  const counts = countMutants(results);
  const score = mutationScore(counts);
  const { Killed, Survived, NoCoverage, Timeout, Ignored } = counts;
  const shown = [Killed, Survived, NoCoverage, Timeout, Ignored].map(String);
  return [name, score === null ? "-" : `${score.toFixed(1)} %`, ...shown];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  const [head, ...rest] = rows;
  return [line(head!), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)];
}

/** `file:line:column mutator: text -> replacement`, for what certify does not notice. */
function survivors(results: readonly MutantResult[]): string[] {
  const lines = results
    .filter(({ tried }) => tried.status === "Survived" || tried.status === "NoCoverage")
    .map(({ mutant, tried }) => {
      const { file, location, mutator, original, replacement } = mutant;
      const at = `${file}:${location.start.line}:${location.start.column}`;
      const reached = tried.status === "NoCoverage" ? " (not reached)" : "";
      return `- ${at} ${mutator}: ${code(original)} -> ${code(replacement)}${reached}`;
    });
  return lines.length === 0 ? ["No mutant survived."] : ["Survivors:", "", ...lines];
}

/** Source text on one line, as markdown code; backquotes in it would end it. */
function code(text: string): string {
  const line = text.replace(/\s+/g, " ").replaceAll("`", "'");
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}...` : line;
  return shown === "" ? "nothing" : `\`${shown}\``;
}
