import { didYouMean } from "../lib/words.ts";

/** What a JSON Schema says of a value without fields of its own. */
interface ScalarShape {
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

const WORDS: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object with fields",
  null: "null",
};

/**
 * Why a value fits none of these shapes, in one line.
 *
 * @param shapes without references or alternatives in them.
 */
export function scalarProblem(value: unknown, shapes: readonly ScalarShape[], path: string): string {
  const shown = JSON.stringify(value);
  const got = shown.length > 60 ? `${shown.slice(0, 60)}...` : shown;
  return `${path}: ${shapes.map(needed).join(" or ")} is needed, not ${got};${hint(value, shapes)}`.replace(
    /;$/,
    "",
  );
}

/** Whether a value of the shape's type is one of its words, or within its bounds. */
export function isWithin(value: unknown, { type, enum: words, minimum, maximum }: ScalarShape): boolean {
  if (words !== undefined) return words.includes(value);
  if (typeof value !== "number") return true;
  const whole = ![type ?? []].flat().includes("integer") || Number.isInteger(value);
  return whole && value >= (minimum ?? value) && value <= (maximum ?? value);
}

function needed({ type, enum: words, minimum, maximum }: ScalarShape): string {
  if (words !== undefined) return words.join(", ").replace(/, ([^,]*)$/, " or $1");
  const kinds = [type ?? []].flat().map((one) => WORDS[one] ?? one);
  const bounds = [
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    ...(maximum === undefined ? [] : [`to ${maximum}`]),
  ];
  return [kinds.join(" or "), ...bounds].join(" ");
}

function hint(value: unknown, shapes: readonly ScalarShape[]): string {
  const words = shapes.flatMap((shape) => shape.enum ?? []).filter((word) => typeof word === "string");
  return typeof value === "string" ? didYouMean(value, words) : "";
}
