import { readFile } from "node:fs/promises";
import { z } from "zod";
import { UserError } from "../../lib/errors.ts";

const replacement = z.tuple([z.string().min(1), z.string()]);

const editSchema = z.strictObject({
  /** Pieces of stdout to replace, in every line from the one on that `from` names. */
  replace: z.array(replacement).optional(),
  /** The line where the replacing starts: the n-th (from 1) that holds a text. */
  from: z.strictObject({ holds: z.string(), nth: z.int().positive() }).optional(),
  /** Lay the records out otherwise: as one array, or each over several lines. */
  layout: z.enum(["array", "indented"]).optional(),
  /** Stdout ends before the first occurrence of this. */
  endBefore: z.string().optional(),
  /** Printed ahead of all else. */
  before: z.string().optional(),
  outputFormat: z.enum(["text", "json", "stream-json"]).optional(),
  exit: z.strictObject({ code: z.int().nullable() }).optional(),
  /** What a person knows to be right of the changed bytes: these fields replace those of the base. */
  expected: z.record(z.string(), z.unknown()),
  /** Fields of the base's expectation that say nothing of the changed bytes. */
  unknown: z.array(z.string()).optional(),
});

/**
 * What a provider's `derived/recipes.json` holds: good runs that are made to speak of errors, and failed runs that
 * are made to speak of other errors, so that a classifier which reads the wrong place shows (INV-CLI-ERR-003). And runs
 * with one thing changed that no recording shows.
 */
const recipesSchema = z.strictObject({
  /** Texts full of words that a classifier may trip over. `formats`: only there; everywhere by default. */
  answers: z.record(
    z.string(),
    z.strictObject({ text: z.string(), formats: z.array(z.string()).optional() }),
  ),
  /** Good runs, and the answer in each that is replaced: every answer goes into every carrier. */
  carriers: z.array(z.strictObject({ name: z.string(), from: z.string(), answer: z.string() })),
  /** Runs whose other strings are replaced: a tool's input, its output. */
  replacements: z.array(
    z.strictObject({
      scenario: z.string(),
      from: z.string(),
      mutation: z.string(),
      strings: z.array(replacement),
    }),
  ),
  /** Failed runs in which the model first says one of the answers; `kind` is their error's, as a person reads it. */
  failures: z.array(z.strictObject({ from: z.string(), says: z.string(), kind: z.unknown().optional() })),
  /** Runs that print something else besides, and what is then right. */
  edits: z
    .array(editSchema.extend({ scenario: z.string(), base: z.string(), mutation: z.string() }))
    .optional(),
  /** The line by which the model says it: `{{text}}`, `{{session}}` and `{{model}}` are filled in. */
  sayRecord: z.unknown(),
  /** It comes after the first line that holds this. */
  sayAfter: z.string(),
});

/** Changes to what a run printed and to what is right about it; those that are named, in the order of the fields. */
export type Edit = z.infer<typeof editSchema>;
export type Recipes = z.infer<typeof recipesSchema>;

/** Reads a file of recipes. @throws UserError, a line for each fault, with the field: what is misspelt is not skipped. */
export async function readRecipes(file: string): Promise<Recipes> {
  const value = parsed(await readFile(file, "utf8"), file);
  const { success, data, error } = recipesSchema.safeParse(value);
  if (!success)
    throw new UserError(...error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`));
  const unsaid = data.failures.filter(({ says }) => !Object.hasOwn(data.answers, says));
  if (unsaid.length > 0)
    throw new UserError(...unsaid.map(({ says }) => `${file}: failures: no answer is named ${says}`));
  return data;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new UserError(`${file}: not JSON: ${(thrown as Error).message.replace(/\s+/g, " ")}`);
  }
}
