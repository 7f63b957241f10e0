import type { Fixture } from "../model/fixture.ts";
import type { Target } from "../model/target.ts";

/** A line by which a CLI says that it will try again. */
const WAITING =
  /(?:retry|reconnect|attempt).{0,400}?(?:\b429\b|rate.?limit|too many requests)|(?:\b429\b|rate.?limit|too many requests).{0,400}?(?:retry|reconnect|attempt)/i;

/** What such a recording is called. */
const LIMITED = /429|rate|limit|quota|overload|retr/;

/**
 * A recording in which the CLI says that it waits for a rate limit, and how many bytes of its stdout to play so that it
 * seems to wait for ever. Found by the bytes alone: what the adapter makes of them is what is to be tried.
 */
export function limitedRun(
  fixtures: readonly Fixture[],
  { manifest }: Target,
): { fixture: Fixture; stopAfter: number } | undefined {
  for (const fixture of fixtures) {
    const { outputFormat, provenance, scenario } = fixture.manifest;
    if (outputFormat !== "stream-json" || !manifest.outputFormats.includes(outputFormat)) continue;
    if (provenance.kind !== "recorded" || !LIMITED.test(scenario)) continue;
    const stopAfter = afterStdoutNotice(fixture) ?? afterStderrNotice(fixture);
    if (stopAfter !== undefined) return { fixture, stopAfter };
  }
  return undefined;
}

/** Up to the end of the last record that shows it, if others follow. */
function afterStdoutNotice({ stdout }: Fixture): number | undefined {
  const lines = stdout.toString("utf8").split("\n");
  const at = lines.findLastIndex((line, index) => WAITING.test(line) && lines[index + 1]);
  return at === -1 ? undefined : Buffer.byteLength(lines.slice(0, at + 1).join("\n")) + 1;
}

/** Up to the first byte of stdout behind a chunk of stderr that shows it: the last one that stdout goes on behind. */
function afterStderrNotice({ stdout, stderr, manifest }: Fixture): number | undefined {
  let [out, err] = [0, 0];
  let stopAfter: number | undefined;
  for (const [, stream, bytes] of manifest.chunks as [number, string, number][]) {
    const isNotice = stream === "err" && WAITING.test(stderr.toString("utf8", err, err + bytes));
    if (isNotice && out < stdout.length) stopAfter = out + 1;
    if (stream === "err") err += bytes;
    else out += bytes;
  }
  return stopAfter;
}
