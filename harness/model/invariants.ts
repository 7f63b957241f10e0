import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** One invariant of a contract, as its page states it. */
export interface Invariant {
  id: string;
  title: string;
  /** The sentence with the MUST. */
  statement: string;
}

/** Reads the invariants of a contract, in the order of the page. Rejects when the page is missing. */
export async function readInvariants(root: string, contract: string): Promise<Invariant[]> {
  return parseInvariants(await readFile(join(root, "contracts", contract, "v1", "invariants.md"), "utf8"));
}

/**
 * @param markdown a page with headings `### INV-CLI-PARSE-001: title`, each followed by `Statement: ...`.
 */
export function parseInvariants(markdown: string): Invariant[] {
  const sections = markdown.split(/^### (?=INV-)/m).slice(1);
  return sections.map((section) => {
    const [heading = "", ...body] = section.split("\n");
    const [id = "", title = ""] = heading.split(/:\s*(.*)/);
    const [paragraph = ""] = body
      .join("\n")
      .trim()
      .split(/\n\s*\n/);
    const statement = paragraph.replace(/^\W*Statement\W*?:\W*?\s+/, "").replaceAll(/\s+/g, " ");
    return { id: id.trim(), title: title.trim(), statement };
  });
}

const FAMILIES = ["PARSE", "ERR", "USAGE", "EVENT", "SESSION", "MANIFEST", "REQUEST", "PROC"];

/** `PARSE` of `INV-CLI-PARSE-005`. */
export function familyOf(invariant: string): string {
  return invariant.split("-")[2] ?? invariant;
}

/** Orders ids as the contract does: by family, then by number; families no one knows come last. */
export function inContractOrder(a: string, b: string): number {
  const rank = (id: string) => {
    const index = FAMILIES.indexOf(familyOf(id));
    return index === -1 ? FAMILIES.length : index;
  };
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** Where an invariant is written down: its page and the anchor that Markdown readers give its heading. */
export function invariantLink(id: string, title: string): string {
  const contract = (id.split("-")[1] ?? "").toLowerCase();
  const anchor = `${id} ${title}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  return `contracts/${contract}/v1/invariants.md#${anchor}`;
}
