/** Rows of cells as a Markdown table, its columns aligned; the first row is the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  // A bar would end the cell.
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}
