/** What is in only one of two lists, each once and in order: `gone` in the first alone, `new` in the second. */
export interface Change {
  gone: string[];
  new: string[];
}

export function change(from: Iterable<string>, to: Iterable<string>): Change {
  const old = new Set(from);
  const young = new Set(to);
  return {
    gone: [...old].filter((one) => !young.has(one)).sort(),
    new: [...young].filter((one) => !old.has(one)).sort(),
  };
}

export function isChange({ gone, new: young }: Change): boolean {
  return gone.length > 0 || young.length > 0;
}
