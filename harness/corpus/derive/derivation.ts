import type { Edit, Recipes } from "./recipes.ts";

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
