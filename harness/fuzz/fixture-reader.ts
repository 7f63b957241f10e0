import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { FIXTURES } from "../corpus/fixture-folders.ts";
import { loadFixtures } from "../corpus/load-corpus.ts";
import type { FuzzTarget } from "./fuzz-target.ts";
import { bytesOf, type HostileBytes, hostileBytes } from "./hostile-bytes.ts";

const EXAMPLES = ["claude/2.1.332/success-text", "codex/0.171.0/success-text", "gemini/0.61.0/success-text"];
const FILES = ["fixture.json", "expected.json", "stdout.txt", "stderr.txt"] as const;

type Input = HostileBytes & { file: (typeof FILES)[number] };

/** The reader of fixtures: one file of a good fixture is changed, and the reader must say what is wrong, in one line. */
export function fixtureReaderTarget(): FuzzTarget<Input> {
  const folder = mkdtempSync(join(tmpdir(), "cliproof-fuzz-"));
  const folders = EXAMPLES.map((id) => join(FIXTURES, "cli-outputs", id));
  const sources = (file: string) => folders.map((one) => readFileSync(join(one, file)));
  const byFile = new Map(FILES.map((file) => [file, sources(file)]));
  const bytes = (input: Input) => bytesOf(input, byFile.get(input.file)!);
  return {
    name: "fixture-reader",
    inputs: fc
      .tuple(hostileBytes(folders.length), fc.constantFrom(...FILES))
      .map(([input, file]) => ({ ...input, file })),
    async problem(input) {
      const place = join(folder, "fixture");
      cpSync(folders[input.base]!, place, { recursive: true });
      writeFileSync(join(place, input.file), bytes(input));
      try {
        const { fixtures, errors } = await loadFixtures(place);
        if (fixtures.length + errors.length === 0) return "the fixture is skipped in silence";
        const torn = errors.find((line) => /[\n\r\x1b]/.test(line));
        return torn === undefined ? undefined : `an error that is no plain line: ${JSON.stringify(torn)}`;
      } catch (thrown) {
        return `it threw ${String(thrown)}`;
      }
    },
    bytes,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
