import { isRun } from "../../corpus/fixture-run.ts";
import type { Fixture } from "../../model/fixture.ts";

/** The lines of a recorded record stream that are JSON objects, without their ends. */
export function recordedLines(fixture: Fixture): string[] {
  if (!isRun(fixture) || fixture.manifest.outputFormat !== "stream-json") return [];
  return fixture.stdout.toString("utf8").split("\n").filter(isJsonObject);
}

/** Lines as a stream, each with its LF. */
export function streamOf(lines: readonly string[]): Buffer {
  return Buffer.from(lines.map((line) => `${line}\n`).join(""));
}

function isJsonObject(line: string): boolean {
  try {
    return line.startsWith("{") && typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}
