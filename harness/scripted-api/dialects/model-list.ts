import type { FixedCall } from "./dialect-code.ts";

/** The models that OpenAI's APIs list; some clients want `data`, others `models`. */
export function modelList(): FixedCall {
  const model = { id: "scripted-model", object: "model", created: 1750000000, owned_by: "cliproof" };
  return { wants: "fixed", model: null, json: { object: "list", data: [model], models: [] } };
}
