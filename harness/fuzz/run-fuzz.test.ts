import { describe, expect, it } from "vitest";
import { bytesOf, hostileBytes } from "./hostile-bytes.ts";
import { fuzz, fuzzTargets } from "./run-fuzz.ts";

const SOURCES = [Buffer.from('{"type":"text"}\n'), Buffer.from('{"type":"result"}\n')];
const RUNS = 5;
const SEED = 3;

function reader(problem: (text: string) => string | undefined) {
  return {
    name: "reader",
    inputs: hostileBytes(SOURCES.length),
    problem: (input: never) => problem(bytesOf(input, SOURCES).toString("latin1")),
    bytes: (input: never) => bytesOf(input, SOURCES),
  } as never;
}

describe("fuzz", () => {
  it.each([
    ["a name of a prototype", "__proto__"],
    ["half of a character", "\xf0\x9f"],
    ["a number beyond all bounds", "1e999"],
    ["a command to the terminal", "\x1b[2J"],
    ["bytes of another fixture in the middle of one", 'te{"type":"result"'.slice(0, 6)],
  ])("finds a reader that stumbles over %s, and the path finds it again", async (_name, piece) => {
    const target = reader((text) => (text.includes(piece) ? "it threw" : undefined));
    const { found } = await fuzz(target, { seed: SEED, runs: 5000 });
    expect(found?.bytes.toString("latin1")).toContain(piece);
    const again = await fuzz(target, { seed: SEED, runs: 1, path: found!.path });
    expect(again.found?.bytes).toEqual(found!.bytes);
  });

  it("tries parsers, readers and writers, which cope", async () => {
    const targets = await fuzzTargets();
    const names = targets.map(({ name }) => name.split(" ")[0]);
    expect(new Set(names)).toEqual(new Set(["parser", "fixture-reader", "protocol-reader", "report"]));
    for (const target of targets) {
      expect(await fuzz(target, { seed: SEED, runs: RUNS })).toMatchObject({ found: null, tried: RUNS });
      target.close?.();
    }
  });
});
