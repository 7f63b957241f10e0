/** Drift could not be looked for: a line each for what is missing. Never to be taken for "no drift". */
export class DriftImpossible extends Error {
  override readonly name = "DriftImpossible";
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}
