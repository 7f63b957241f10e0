import { classify } from "../../../../adapters/shared/errors/classify.ts";
import type { RunError } from "../../../../contracts/cli/v1/adapter.ts";
import { isLimit } from "./agent-error.ts";

/** Words that can be about a limit: most lines have none of them and are read no further. */
const HINT = /rate|quota|limit|capacity|exhausted|too many requests|overload|credit|\b429\b/i;
/** Of a line that does not end. */
const MAX_CHARACTERS = 4096;

/**
 * Reads stderr as it comes for a line that says that a limit was hit: what a CLI prints which then tries again for ever
 * (INV-AGENT-LIMIT-001). A line is read before its end too, and the word quota alone is no limit.
 */
export class LimitWords {
  readonly #decoder = new TextDecoder();
  #line = "";
  #limit: RunError | null = null;

  /** What the first such line says, or null. */
  get limit(): RunError | null {
    return this.#limit;
  }

  push(bytes: Uint8Array): void {
    if (this.#limit !== null) return;
    const lines = (this.#line + this.#decoder.decode(bytes, { stream: true })).split(/[\r\n]/);
    this.#line = lines.at(-1)!.slice(-MAX_CHARACTERS);
    this.#limit = lines.map(limitIn).find((limit) => limit !== null) ?? null;
  }
}

function limitIn(line: string): RunError | null {
  if (!HINT.test(line)) return null;
  const error = classify([{ place: "stderr", text: line }]);
  return isLimit(error) ? error : null;
}
