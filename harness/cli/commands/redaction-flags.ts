import type { KnownSecrets } from "../../corpus/scrub/known-secrets.ts";
import { readOwnWords } from "../../corpus/scrub/own-words.ts";
import type { Arguments } from "../../lib/command-line.ts";
import type { Flag } from "../command.ts";

/** Flags of the commands that look for secrets or replace them. */
export const REDACTION_FLAGS = {
  words: { type: "string", value: "FILE", help: "A list of words of your own, one a line; any letter case." },
  contacts: {
    type: "boolean",
    help: "IP addresses and telephone numbers as well. Off by default: versions\nand figures may look like them.",
  },
} as const satisfies Readonly<Record<string, Flag>>;

/**
 * What these flags add to what is looked for.
 *
 * @throws UserError where the list cannot be read.
 */
export function redactionOf(given: Arguments): Pick<KnownSecrets, "words" | "contacts"> {
  const list = given.text("words");
  return {
    ...(list === undefined ? {} : { words: readOwnWords(list) }),
    ...(given.on("contacts") ? { contacts: true } : {}),
  };
}
