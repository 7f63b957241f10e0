const LF = 0x0a;

/**
 * Calls back for each line of stdin, until its end. A stream is used here and not plain reads: the process may have to
 * end while stdin is still open, and Node cannot leave while a read blocks a thread of its pool.
 *
 * @param {(line: string) => void} onLine
 */
export function readLines(run, onLine) {
  let held = [];
  const end = () => {
    if (held.length > 0) onLine(Buffer.concat(held).toString());
    held = [];
    run.receipt?.stdinEnded();
  };
  return new Promise((resolve) => {
    process.stdin.on("data", (bytes) => {
      run.receipt?.stdin(bytes);
      let start = 0;
      for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, start)) {
        const line = Buffer.concat([...held, bytes.subarray(start, at)]).toString();
        held = [];
        start = at + 1;
        onLine(line);
      }
      if (start < bytes.length) held.push(bytes.subarray(start));
    });
    process.stdin.once("end", () => resolve(end()));
    // A broken pipe is an end like any other.
    process.stdin.once("error", () => resolve(end()));
  });
}
