import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { PROJECT_ROOT } from "../lib/project.ts";
import { type Scenario, scenarioSchema } from "./scenario.ts";

/** The scenarios that come with cliproof. */
const SCENARIOS = join(PROJECT_ROOT, "harness", "scripted-api", "scenarios");

/** What is in a folder of scenarios. */
export interface LoadedScenarios {
  /** By name, which is the file's. */
  scenarios: ReadonlyMap<string, Scenario>;
  /** One line for each bad file. */
  errors: readonly string[];
}

/**
 * Reads every `<name>.json` of a folder.
 *
 * @returns the good ones and a line for each bad one: nothing is skipped in silence, nothing is thrown.
 */
export async function loadScenarios(folder: string = SCENARIOS): Promise<LoadedScenarios> {
  const files = await readdir(folder).catch(() => null);
  if (files === null) return { scenarios: new Map(), errors: [`${folder}: cannot be read as a folder`] };
  const scenarios = new Map<string, Scenario>();
  const errors: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".json")).sort()) {
    const read = await readScenario(`${folder.replace(/\/$/, "")}/${file}`);
    if (typeof read === "string") errors.push(read);
    else scenarios.set(file.slice(0, -".json".length), read);
  }
  return { scenarios, errors };
}

/** A scenario, or one line that says what is wrong with the file. */
async function readScenario(file: string): Promise<Scenario | string> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return `${file}: cannot be read`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    return oneLine(`${file}: not JSON: ${(fault as Error).message}`);
  }
  const parsed = scenarioSchema.safeParse(value);
  return parsed.success ? parsed.data : oneLine(`${file}: ${z.prettifyError(parsed.error)}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
