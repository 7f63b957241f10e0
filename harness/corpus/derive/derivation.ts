import type { Edit } from "./edit-output.ts";

/**
 * What a provider's `derived/recipes.json` holds: good runs that are made to speak of errors, and failed runs that
 * are made to speak of other errors, so that a classifier which reads the wrong place shows (INV-CLI-ERR-003). And runs
 * with one thing changed that no recording shows.
 */
export interface Recipes {
  /** Texts full of words that a classifier may trip over. `formats`: only there; everywhere by default. */
  answers: Record<string, { text: string; formats?: string[] }>;
  /** Good runs, and the answer in each that is replaced: every answer goes into every carrier. */
  carriers: { name: string; from: string; answer: string }[];
  /** Runs whose other strings are replaced: a tool's input, its output. */
  replacements: { scenario: string; from: string; mutation: string; strings: [string, string][] }[];
  /** Failed runs in which the model first says something; `kind` is their error's, as a person reads it. */
  failures: { from: string; says: string; kind?: unknown }[];
  /** Runs that print something else besides, and what is then right. */
  edits?: (Edit & { scenario: string; base: string; mutation: string })[];
  /** The line by which the model says it: `{{text}}`, `{{session}}` and `{{model}}` are filled in. */
  sayRecord: unknown;
  /** It comes after the first line that holds this. */
  sayAfter: string;
}

/** One fixture to be made of another. */
export interface Derivation {
  scenario: string;
  /** Id of the fixture it is made of. */
  from: string;
  /** What is changed, for a reader. */
  mutation: string;
  /** Whole strings to replace: in records, in the text of text mode, and in what is expected. */
  strings: [string, string][];
  /** A text that the model says before it all goes wrong. */
  says: string | null;
  /** Kind of the base's error, or its alternatives. */
  kind?: unknown;
  edit?: Edit;
}

/** Multiplies recipes out. */
export function derivationsOf(recipes: Recipes, formatOf: (id: string) => string | null): Derivation[] {
  return [
    ...recipes.carriers.flatMap(({ name, from, answer }) =>
      Object.entries(recipes.answers)
        .filter(([, { formats }]) => formats === undefined || formats.includes(formatOf(from) ?? ""))
        .map(([topic, { text }]) => ({
          scenario: `answer-${topic}-${name}`,
          from,
          mutation: `The model's answer is replaced by one about ${topic.replaceAll("-", " ")}.`,
          strings: [[answer, text] as [string, string]],
          says: null,
        })),
    ),
    ...recipes.replacements.map((replacement) => ({ ...replacement, says: null })),
    ...(recipes.edits ?? []).map(({ scenario, base, mutation, ...edit }) => ({
      scenario,
      from: base,
      mutation,
      strings: [],
      says: null,
      edit,
    })),
    ...recipes.failures.map(({ from, says, kind }) => ({
      scenario: `${from.split("/").at(-1)}-after-${says}-${from.split("/").at(-2)}`,
      from,
      mutation: `Before it fails, the model speaks of ${says.replaceAll("-", " ")}.`,
      strings: [],
      says: recipes.answers[says]?.text ?? null,
      kind,
    })),
  ];
}
