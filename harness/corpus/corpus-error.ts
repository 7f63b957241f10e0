/** What is wrong with a fixture, as a value: one line that names the file and the fault. */
export class CorpusError {
  readonly file: string;
  readonly problem: string;

  constructor(file: string, problem: string) {
    this.file = file;
    this.problem = problem;
  }

  /** One line for a reader, whatever the problem's text holds. */
  toString(): string {
    return `${this.file}: ${this.problem}`.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
  }
}
