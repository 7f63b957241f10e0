import type { FixedCall } from "./dialect-code.ts";

/** A field of a value that may be anything, at any depth; undefined where there is none. */
export function field(value: unknown, ...names: readonly string[]): unknown {
  let found = value;
  for (const name of names) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  return found;
}

/** The models that OpenAI's APIs list; some clients want `data`, others `models`. */
export function modelList(): FixedCall {
  const model = { id: "scripted-model", object: "model", created: 1750000000, owned_by: "cliproof" };
  return { wants: "fixed", model: null, json: { object: "list", data: [model], models: [] } };
}

/** A server-sent event with a type, as it goes over the wire. */
export function eventText(type: string, data: unknown): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
