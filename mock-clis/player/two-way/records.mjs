const LF = 0x0a;

/**
 * The lines of a byte stream that are records, with their places.
 *
 * @param {Buffer} bytes
 * @returns {{start: number, end: number, record: object}[]} `end` is behind the line's LF.
 */
export function recordsOf(bytes) {
  const records = [];
  for (let start = 0; start < bytes.length; ) {
    const lineEnd = bytes.indexOf(LF, start);
    const end = lineEnd < 0 ? bytes.length : lineEnd + 1;
    const record = parseRecord(bytes.toString("utf8", start, end));
    if (record !== null) records.push({ start, end, record });
    start = end;
  }
  return records;
}

/** @returns null when the line is no JSON object. */
export function parseRecord(line) {
  try {
    const value = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
