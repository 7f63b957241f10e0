import { isRecord } from "../lib/json.ts";
import { didYouMean } from "../lib/words.ts";
import { loadSchemas, type SchemaRegistry } from "../schema/schema-registry.ts";
import { isWithin, scalarProblem } from "./scalar-problem.ts";

const EVENT = "https://cliproof.dev/schemas/cli/v1/activity-event.schema.json";
const OUTCOME = "https://cliproof.dev/schemas/cli/v1/outcome.schema.json";
const DIGEST_FIELDS = ["sha256", "length", "start", "end"];
let registry: SchemaRegistry | undefined;

/** What this walk reads of a JSON Schema; the outcome's schemas use no more below their top level. */
interface Shape {
  $ref?: string;
  anyOf?: Shape[];
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: boolean | Shape;
  items?: Shape;
}

/** A shape with the address that its references start from. */
interface Place {
  shape: Shape;
  base: string;
}

/**
 * What is wrong with an expectation, a line each: `usage.input: no such field; did you mean inputTokens?`.
 *
 * The shapes are those of the outcome (schemas/cli/v1), which is their one source; an expectation may leave any field
 * out, put `{"anyOf": [...]}` in any place, a digest for a text, and null where the outcome may have null or nothing.
 *
 * @param value parsed JSON; nested no deeper than a recursion can go.
 */
export function expectationProblems(value: unknown): string[] {
  registry ??= loadSchemas();
  if (!isRecord(value)) return ["an expectation is an object with the outcome's fields"];
  const outcome: Place = { shape: registry.resolve(OUTCOME) as Shape, base: OUTCOME };
  const { note, events, ...claims } = value;
  const ofNote = note === undefined || typeof note === "string" ? [] : ["note: a text is needed"];
  const ofEvents = events === undefined ? [] : eventProblems(events, registry);
  return [...fieldProblems(claims, outcome, "", ["note", "events"]), ...ofEvents, ...ofNote];
}

/** Kinds of events that an expectation may list, by its field for them. */
const LISTED: Readonly<Record<string, string>> = {
  fileChanges: "FileChangeEvent",
  plans: "PlanEvent",
  compactions: "CompactionEvent",
};

/** The lists of events are judged by the shapes of the events, the other fields by their types. */
function eventProblems(events: unknown, { resolve }: Pick<SchemaRegistry, "resolve">): string[] {
  if (!isRecord(events)) return ["events: an object is needed"];
  const kinds = (resolve(EVENT) as { oneOf: (Shape & { title: string })[] }).oneOf;
  return Object.entries(events).flatMap(([field, value]) => {
    const path = `events.${field}`;
    const title = Object.hasOwn(LISTED, field) ? LISTED[field] : undefined;
    if (title !== undefined) {
      const items = kinds.find((kind) => kind.title === title) ?? {};
      return problems(value, { shape: { type: "array", items }, base: EVENT }, path);
    }
    if (field === "thoughts") return typeof value === "string" ? [] : [`${path}: a text is needed`];
    if (field !== "toolInputs" && field !== "toolOutputs")
      return [
        `${path}: no such field;${didYouMean(field, [...Object.keys(LISTED), "thoughts", "toolInputs", "toolOutputs"])}`,
      ];
    const isTexts =
      Array.isArray(value) &&
      value.every((one) => Array.isArray(one) && one.every((text) => typeof text === "string"));
    return isTexts ? [] : [`${path}: lists of texts are needed, one for each call`];
  });
}

function problems(value: unknown, place: Place, path: string): string[] {
  if (isRecord(value) && Object.hasOwn(value, "anyOf")) return choiceProblems(value, place, path);
  const places = branches(place);
  if (value === null && places.some(({ shape }) => allows(shape, "null"))) return [];
  if (isRecord(value) && places.some(({ shape }) => isText(shape)) && isDigestLike(value))
    return digestProblems(value, path);
  const fits = places.filter(({ shape }) => allows(shape, typeName(value)));
  if (fits.length === 0)
    return [
      scalarProblem(
        value,
        places.map(({ shape }) => shape),
        path,
      ),
    ];
  return fits.length === 1 ? ofKind(value, fits[0]!, path) : [];
}

function ofKind(value: unknown, place: Place, path: string): string[] {
  const { shape, base } = place;
  if (isRecord(value)) return fieldProblems(value, place, path, []);
  if (Array.isArray(value)) {
    const items = { shape: shape.items ?? {}, base };
    return value.flatMap((one, index) => problems(one, items, `${path}[${index}]`));
  }
  return isWithin(value, shape) ? [] : [scalarProblem(value, [shape], path)];
}

function fieldProblems(
  value: Record<string, unknown>,
  { shape, base }: Place,
  path: string,
  more: readonly string[],
): string[] {
  const known = shape.properties ?? {};
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === "" ? key : `${path}.${key}`;
    const own = Object.hasOwn(known, key) ? known[key] : undefined;
    if (own !== undefined) {
      const mayBeAbsent = !(shape.required ?? []).includes(key);
      return inner === null && mayBeAbsent ? [] : problems(inner, { shape: own, base }, at);
    }
    const others = shape.additionalProperties ?? true;
    if (others === false) {
      return [`${at}: no such field;${didYouMean(key, [...Object.keys(known), ...more])}`.replace(/;$/, "")];
    }
    return problems(inner, { shape: others === true ? {} : others, base }, at);
  });
}

function choiceProblems(value: Record<string, unknown>, place: Place, path: string): string[] {
  const { anyOf } = value;
  if (Object.keys(value).length > 1) return [`${path}: anyOf stands alone, without a field beside it`];
  if (!Array.isArray(anyOf) || anyOf.length === 0)
    return [`${path}.anyOf: a list of at least one value is needed`];
  return anyOf.flatMap((one) => problems(one, place, path));
}

function isDigestLike(value: Record<string, unknown>): boolean {
  return DIGEST_FIELDS.some((field) => Object.hasOwn(value, field));
}

function digestProblems(value: Record<string, unknown>, path: string): string[] {
  const { sha256, length } = value;
  const found: string[] = [];
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/i.test(sha256))
    found.push(`${path}.sha256: 64 hexadecimal digits are needed`);
  if (!Number.isInteger(length) || (length as number) < 0)
    found.push(`${path}.length: a number of characters is needed`);
  for (const field of ["start", "end"])
    if (value[field] !== undefined && typeof value[field] !== "string")
      found.push(`${path}.${field}: a text is needed`);
  const strange = Object.keys(value).filter((key) => !DIGEST_FIELDS.includes(key));
  return [...found, ...strange.map((key) => `${path}.${key}: no such field in a digest`)];
}

/** The shapes a value may have: references followed, alternatives side by side. */
function branches({ shape, base }: Place): Place[] {
  if (shape.$ref !== undefined) {
    const uri = new URL(shape.$ref, base).href;
    return branches({ shape: registry!.resolve(uri) as Shape, base: uri });
  }
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap((one) => branches({ shape: one, base }));
  return [{ shape, base }];
}

function allows(shape: Shape, type: string): boolean {
  if (shape.enum !== undefined) return shape.enum.some((one) => typeName(one) === type);
  const types = [shape.type ?? []].flat();
  return types.length === 0 || types.includes(type) || (type === "number" && types.includes("integer"));
}

function isText(shape: Shape): boolean {
  return shape.enum === undefined && [shape.type ?? []].flat().includes("string");
}

function typeName(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}
