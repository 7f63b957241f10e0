/** Some lines of stderr that belong together. */
export interface StderrBlock<Kind> {
  kind: Kind | "rest";
  lines: string[];
  /** A stack or a dump has begun. */
  isDump: boolean;
}

/** How stderr of one CLI is distinguished. */
export interface StderrHeads<Kind> {
  /** How the first line of a block begins, the first that fits; what is caught of it is the start of its sentence. */
  heads: readonly (readonly [Kind | "rest", RegExp])[];
  /** Blocks of one line each. */
  oneLine: ReadonlySet<Kind>;
  /** Blocks that may hold anything up to the next head: what a tool printed, the help. */
  anything: ReadonlySet<Kind>;
}

/** How a stack or a dump goes on. */
export const DUMP = /^(?:\s|\}|$)/;

/**
 * Parts stderr of gemini or one of its forks into blocks: stacks, dumps and the output of tools follow a first line
 * that is known, and last until the next one. What begins in no known way is `rest`.
 */
export function stderrBlocks<Kind>(text: string, of: StderrHeads<Kind>): StderrBlock<Kind>[] {
  const blocks: StderrBlock<Kind>[] = [];
  for (const line of text.split("\n")) {
    const head = of.heads.find(([, pattern]) => pattern.test(line));
    const last = blocks.at(-1);
    if (head !== undefined) {
      const [kind, pattern] = head;
      const start = kind === "rest" ? line : (pattern.exec(line)?.[1] ?? "");
      blocks.push({ kind, lines: [start], isDump: false });
    } else if (last !== undefined && goesOn(last, line, of)) last.lines.push(line);
    else blocks.push({ kind: "rest", lines: [line], isDump: false });
  }
  return blocks;
}

/** A sentence ends where its dump does. */
function goesOn<Kind>(block: StderrBlock<Kind>, line: string, of: StderrHeads<Kind>): boolean {
  const { kind } = block;
  if (kind === "rest") return true;
  if (of.oneLine.has(kind)) return false;
  if (of.anything.has(kind)) return true;
  const isDump = DUMP.test(line);
  if (block.isDump && !isDump) return false;
  block.isDump = isDump;
  return true;
}
