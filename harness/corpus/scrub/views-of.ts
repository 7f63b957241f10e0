import { base64Views } from "./base64-view.ts";
import { entityView, hexEscapeView, jsonView, urlView } from "./decoded-view.ts";
import { hexViews } from "./hex-view.ts";
import { colourlessView, deltaViews, unwrappedView } from "./joined-view.ts";
import type { View } from "./view.ts";

/** Ways to look for secrets that can be left out, so that a test can show that each is needed. */
export interface Ways {
  json: boolean;
  url: boolean;
  entities: boolean;
  base64: boolean;
  hex: boolean;
  unwrapped: boolean;
  colours: boolean;
  deltas: boolean;
}

export const ALL_WAYS: Ways = {
  json: true,
  url: true,
  entities: true,
  base64: true,
  hex: true,
  unwrapped: true,
  colours: true,
  deltas: true,
};

/** JSON inside JSON, as in a tool's output, and that once more. */
const JSON_LEVELS = ["json", "json-twice", "json-thrice"];

/**
 * Every reading of a text: as it is, with deltas put together, JSON's escapes undone, colours and line ends taken out,
 * and each of these with percent signs, entities, base64 and hex decoded.
 *
 * @param values known ones, in UTF-8 as latin1: bytes that hold one are a reading, text or not.
 * @param shortestLine characters of a line that may have been wrapped.
 */
export function viewsOf(raw: View, values: readonly string[], shortestLine: number, ways: Ways): View[] {
  const bases = [raw, ...(ways.deltas ? deltaViews(raw) : [])];
  const levels = bases.map((base) => (ways.json ? jsonLevels(base) : [base]));
  const decoded = levels.flat();
  const plain = ways.colours ? decoded.flatMap((view) => colourlessView(view) ?? []) : [];
  const unwrapped = ways.unwrapped ? decoded.flatMap((view) => unwrappedView(view, shortestLine) ?? []) : [];
  const texts = [...decoded, ...plain, ...unwrapped];
  // Where there are escapes, base64 is looked for behind them alone.
  const innermost = [...levels.flatMap((views) => views.at(-1)!), ...plain, ...unwrapped];
  const base64 = ways.base64 ? innermost.flatMap((view) => base64Views(view, values)) : [];
  return [
    ...texts,
    ...(ways.url ? texts.flatMap(urlLevels) : []),
    ...(ways.entities
      ? texts.flatMap((view) => [entityView(view) ?? [], hexEscapeView(view) ?? []].flat())
      : []),
    ...base64,
    ...base64.flatMap((view) => base64Views(view, values)),
    ...(ways.hex ? innermost.flatMap((view) => hexViews(view, values)) : []),
  ];
}

function jsonLevels(base: View): View[] {
  const views = [base];
  for (const name of JSON_LEVELS) {
    const next = jsonView(views.at(-1)!, name);
    if (next === null) break;
    views.push(next);
  }
  return views;
}

/** `%2F`, and `%252F` of an address inside an address. */
function urlLevels(view: View): View[] {
  const once = urlView(view);
  if (once === null) return [];
  const twice = urlView(once);
  return twice === null ? [once] : [once, twice];
}
