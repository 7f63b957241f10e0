import { type KnownSecrets, knownShapes } from "./known-secrets.ts";
import { LABELLED_SHAPES } from "./labelled-shapes.ts";
import { CONTACT_SHAPES, PERSON_SHAPES } from "./person-shapes.ts";
import {
  distinct,
  type Leak,
  type SecretSearch,
  searchForForms,
  searchForValues,
  sightings,
} from "./sightings.ts";
import { TOKEN_SHAPES } from "./token-shapes.ts";
import { ALL_WAYS } from "./views-of.ts";

const SHAPES = [...TOKEN_SHAPES, ...LABELLED_SHAPES, ...PERSON_SHAPES];
const FORMS = searchForForms(SHAPES);
const FORMS_AND_CONTACTS = searchForForms([...SHAPES, ...CONTACT_SHAPES]);

/** What is looked for, in this order: what is known goes first, since a form may fit only the half of it. */
export function secretSearches(known: KnownSecrets): SecretSearch[] {
  return [searchForValues(knownShapes(known)), known.contacts ? FORMS_AND_CONTACTS : FORMS];
}

/**
 * Finds secrets by shape and by value: raw, JSON-escaped, URL-encoded, as entities, in base64 or hex, coloured,
 * wrapped into lines, cut over deltas.
 *
 * @returns leaks in the order of their places, each place once.
 */
export function findLeaks(input: Uint8Array | string, known: KnownSecrets = {}): Leak[] {
  const bytes = Buffer.from(typeof input === "string" ? Buffer.from(input, "utf8") : input);
  const seen = distinct(secretSearches(known).flatMap((search) => sightings(bytes, search, ALL_WAYS)));
  return seen.map(({ kind, encoding, start, end }) => ({ kind, encoding, start, end }));
}
