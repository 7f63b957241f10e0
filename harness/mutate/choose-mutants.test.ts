import { describe, expect, it } from "vitest";
import { chooseMutants, type MutantChoice } from "./choose-mutants.ts";
import type { Mutant } from "./mutant.ts";

const mutants = ["a.ts", "b.ts", "c.ts"].flatMap((file) =>
  Array.from({ length: 10 }, (_, line): Mutant => {
    const place = { line: line + 1, column: 1 };
    const base = { mutator: "BooleanLiteral", original: "true", replacement: "false" };
    return { id: `${file} ${line}`, file, location: { start: place, end: place }, ...base };
  }),
);
const ALL: MutantChoice = { files: [], sample: null, shard: null, seed: 7 };
const ids = (choice: Partial<MutantChoice>, of = mutants) =>
  chooseMutants(of, { ...ALL, ...choice }).map(({ id }) => id);

describe("chooseMutants", () => {
  it("takes all, but those that are marked as equivalent", () => {
    const marked = mutants.map((one, index) =>
      index === 3 ? { ...one, ignored: "the order is free" } : one,
    );
    expect(ids({})).toHaveLength(30);
    expect(ids({}, marked)).toEqual(ids({}).filter((id) => id !== "a.ts 3"));
  });

  it("draws a sample that the seed decides, and that an edit elsewhere leaves as it is", () => {
    const drawn = ids({ sample: 12 });
    expect(drawn).toHaveLength(12);
    expect(ids({ sample: 12 })).toEqual(drawn);
    expect(ids({ sample: 12, seed: 8 })).not.toEqual(drawn);
    expect(ids({ sample: 12 }, mutants.toReversed()).sort()).toEqual(drawn.toSorted());
  });

  it("gives each shard whole files, and together they are all", () => {
    const shards = [1, 2].map((index) => ids({ shard: { index, count: 2 } }));
    expect(shards.map((shard) => new Set(shard.map((id) => id.slice(0, 4))))).toEqual([
      new Set(["a.ts", "c.ts"]),
      new Set(["b.ts"]),
    ]);
    expect(shards.flat().sort()).toEqual(ids({}).sort());
  });

  it("looks at the files that are named", () => {
    expect(new Set(ids({ files: ["b"] }).map((id) => id.slice(0, 4)))).toEqual(new Set(["b.ts"]));
  });
});
