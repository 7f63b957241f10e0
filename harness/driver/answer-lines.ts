const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Splits what an adapter program prints into lines at LF; each is decoded whole. */
export class AnswerLines {
  private pieces: Buffer[] = [];
  private length = 0;

  /** @returns the lines that these bytes completed, or null when a line grew beyond 256 MiB. */
  push(bytes: Buffer): string[] | null {
    const lines: string[] = [];
    let start = 0;
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
      this.pieces.push(bytes.subarray(start, end));
      lines.push(Buffer.concat(this.pieces).toString("utf8"));
      this.pieces = [];
      this.length = 0;
      start = end + 1;
    }
    if (start < bytes.length) this.pieces.push(bytes.subarray(start));
    this.length += bytes.length - start;
    return this.length > MAX_LINE_BYTES ? null : lines;
  }
}
