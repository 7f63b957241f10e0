/** Whether a word that a module or a CLI said may name a folder: it leads nowhere else, and hides nowhere. */
export function isFolderName(word: unknown): word is string {
  return typeof word === "string" && /^[a-z0-9][\w.+-]{0,99}$/i.test(word);
}
