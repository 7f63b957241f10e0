import { onTestFinished } from "vitest";
import type { ScriptedApi } from "../dialect.ts";
import type { Reply } from "../scenario.ts";
import { startScriptedApi } from "../start-scripted-api.ts";

/** A scripted API for the test that runs, and a way to post to it. */
export interface Serving {
  api: ScriptedApi;
  post(path: string, body: object): Promise<Response>;
}

/** Serves replies over HTTP until the test is over. */
export async function serving(...replies: Reply[]): Promise<Serving> {
  const api = await startScriptedApi({ shows: "What a test says.", replies });
  onTestFinished(() => api.close());
  return {
    api,
    post: (path, body) => fetch(api.origin + path, { method: "POST", body: JSON.stringify(body) }),
  };
}

/** The JSON of each event of a stream of server-sent events. */
export async function eventsOf(response: Response): Promise<Record<string, unknown>[]> {
  const text = await response.text();
  const data = text.split(/\r?\n/).filter((line) => line.startsWith("data: {"));
  return data.map((line) => JSON.parse(line.slice("data: ".length)));
}
