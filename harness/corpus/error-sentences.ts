import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorKind } from "../../contracts/cli/v1/adapter.ts";
import { PROJECT_ROOT } from "../lib/project.ts";

/** What a CLI or an API says of an error, and the kind that it stands for or only resembles. */
export interface ErrorSentence {
  /** A sentence for people, or a word for programs such as `rate_limit_error`. */
  says: "text" | "code";
  words: string;
  /** The kind it stands for; left out for a near miss. */
  kind?: ErrorKind;
  /** The kind that it must not be taken for. */
  nearMissOf?: ErrorKind;
}

/** An entry of an `error-samples.json`: it has a text or a code. */
interface Sample extends Pick<ErrorSentence, "kind" | "nearMissOf"> {
  text?: string;
  code?: string;
  /** Providers whose CLI prints it; left out: any may, since an API or the system says it. */
  printedBy?: readonly string[];
}

/** Sentences of several CLIs. */
const COMMON = ["shared/errors", "shared/ax-cli"];

/**
 * The sentences that a provider's CLI may print for an error: its own (`adapters/<provider>/error-samples.json`), and
 * those below `adapters/shared` that it or anyone prints.
 *
 * @returns none for a provider that cliproof has no adapter of: what its CLI prints is not known.
 */
export function errorSentences(provider: string): ErrorSentence[] {
  if (!existsSync(folderOf(provider))) return [];
  const common = COMMON.flatMap(samplesIn).filter(({ printedBy }) => printedBy?.includes(provider) ?? true);
  return [...samplesIn(provider), ...common].flatMap(({ text, code, kind, nearMissOf }) => {
    const classed = { ...(kind && { kind }), ...(nearMissOf && { nearMissOf }) };
    return [
      ...(text === undefined ? [] : [{ says: "text" as const, words: text, ...classed }]),
      ...(code === undefined ? [] : [{ says: "code" as const, words: code, ...classed }]),
    ];
  });
}

function samplesIn(folder: string): Sample[] {
  const file = join(folderOf(folder), "error-samples.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

function folderOf(provider: string): string {
  return join(PROJECT_ROOT, "adapters", provider);
}
