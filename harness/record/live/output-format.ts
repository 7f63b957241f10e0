import type { OutputFormat } from "../../../contracts/cli/v1/adapter.ts";

/**
 * The output format of a run, by its words and its bytes: the words name it, or the bytes are JSON, one document or
 * one record a line.
 *
 * @param known formats that the CLI has.
 */
export function outputFormatOf(
  args: readonly string[],
  stdout: Buffer,
  known: readonly OutputFormat[],
): OutputFormat {
  const words = args.flatMap((arg) => arg.split("="));
  const named = known.find((format) => format !== "text" && words.includes(format));
  if (named === "stream-json" || (named !== undefined && !known.includes("stream-json"))) return named;
  const looks = looksLike(stdout.toString("utf8"), named);
  return known.includes(looks) ? looks : (known.find((format) => format === "text") ?? known[0] ?? "text");
}

/** One document on one line is either; the words then decide. */
function looksLike(text: string, named: OutputFormat | undefined): OutputFormat {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const records = lines.filter(isRecord).length;
  if (records > 1) return "stream-json";
  if (records === 1 && lines.length === 1) return named ?? "stream-json";
  if (isRecord(text)) return "json";
  return records * 2 > lines.length ? "stream-json" : "text";
}

function isRecord(text: string): boolean {
  if (!text.trimStart().startsWith("{")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
