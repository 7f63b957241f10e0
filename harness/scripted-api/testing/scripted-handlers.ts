import { type HttpHandler, http } from "msw";
import type { Scenario } from "../scenario.ts";
import { scriptedModel } from "../scripted-model.ts";

/** Handlers of msw by which a scenario's model answers in this process, whatever origin is asked. */
export function scriptedHandlers(scenario: Scenario): HttpHandler[] {
  const model = scriptedModel(scenario);
  return [http.all("*", ({ request }) => model.answer(request))];
}
