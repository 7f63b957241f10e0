/** What is wrong with a fixture, as a value: a file and its faults. */
export class CorpusError {
  readonly file: string;
  readonly problems: readonly string[];

  constructor(file: string, ...problems: string[]) {
    this.file = file;
    this.problems = problems;
  }

  /** All in one line for a reader, whatever the problems' texts hold. */
  toString(): string {
    return printable(`${this.file}: ${this.problems.join("; ")}`);
  }

  /** One line for each fault, each with the file. */
  lines(): string[] {
    return this.problems.map((problem) => printable(`${this.file}: ${problem}`));
  }
}

function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
