/** A fenced block of a Markdown file. */
export interface Fence {
  /** First word after the backticks. */
  language: string;
  /** The rest of that line. */
  info: string;
  text: string;
}

/** Every fenced block of a Markdown text, in order. */
export function fences(markdown: string): Fence[] {
  const blocks = markdown.matchAll(/^```(\S*)[ ]?(.*)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, language, info, text]) => ({
    language: language!,
    info: info!.trim(),
    text: text!,
  }));
}

/**
 * The rows of the table between `<!-- table: name -->` and `<!-- end -->`, without its head.
 *
 * @throws when the text has no such table.
 */
export function namedTable(markdown: string, name: string): string[][] {
  const table = new RegExp(`<!-- table: ${name} -->\\s*([\\s\\S]*?)<!-- end -->`).exec(markdown)?.[1];
  if (table === undefined) throw new Error(`no table named ${name}`);
  const rows = table.trim().split("\n").slice(2);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Targets of the links of a Markdown text that point to files, without what follows `#`. */
export function fileLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets.filter((target) => !/^[a-z]+:|^#/.test(target)).map((target) => target.replace(/#.*/, ""));
}
