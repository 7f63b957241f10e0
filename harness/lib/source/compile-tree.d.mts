/** See compile-tree.mjs. */
export function compileTree(root: string, out: string, depth: number): Promise<void>;
