import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "./search.ts";

const options = { seed: 1, runs: 50 };

describe("search", () => {
  it("finds the smallest input that breaks the property, and the same again by its path", async () => {
    const property = (n: number) => (n >= 10 ? "too large" : undefined);
    const found = await search(fc.nat(1000), property, options);
    expect(found).toMatchObject({ found: true, counterexample: 10, failure: "too large" });
    const path = found.found ? found.path : "";
    expect(await search(fc.nat(1000), property, { ...options, path })).toMatchObject({ counterexample: 10 });
  });

  it("finds nothing where nothing is wrong", async () => {
    expect(await search(fc.nat(), () => undefined, options)).toEqual({ found: false, tried: 50 });
  });

  it("passes on what the generator throws", async () => {
    const broken = fc.nat().map((): number => {
      throw new RangeError("no such schema");
    });
    await expect(search(broken, () => undefined, options)).rejects.toThrow(new RangeError("no such schema"));
  });

  it("passes on what the property throws: a hang must not look like a pass", async () => {
    const hang = () => {
      throw new RangeError("hung");
    };
    await expect(search(fc.nat(), hang, options)).rejects.toThrow(new RangeError("hung"));
  });
});
