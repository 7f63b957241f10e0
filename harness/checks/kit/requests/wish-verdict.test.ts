import { describe, expect, it } from "vitest";
import { effectOf, wishProblem } from "./wish-verdict.ts";
import type { AskedWish } from "./wishes.ts";

const model: AskedWish = { wish: "model", request: {}, base: {}, witnesses: [{ name: "model", value: "m" }] };
const skip: AskedWish = { wish: "skipPermissions", request: {}, base: {}, witnesses: [] };

function problem(asked: AskedWish, added: string[], lost: string[] = []): string | undefined {
  return wishProblem(asked, { added, lost });
}

describe("wishProblem", () => {
  it.each([
    ["argument --model ⟨model⟩"],
    ['argument --config model="⟨model⟩"'],
    ["variable MODEL=⟨model⟩"],
    ["stdin.model ⟨model⟩"],
  ])("accepts %s", (token) => {
    expect(problem(model, [token])).toBeUndefined();
  });

  it.each([
    [[], "model changes nothing"],
    [["argument --model", "argument M"], "model is not there as it was asked for"],
    [["argument ⟨model⟩"], "model is an argument without a flag of its own: argument ⟨model⟩"],
    [["argument --model ⟨model⟩", "argument --m ⟨model⟩"], "model is there twice"],
    [["argument --model x-⟨model⟩"], "model is part of another text: argument --model x-⟨model⟩"],
    [["argument --model ⟨model⟩", "argument --force"], "model brings something else along: argument --force"],
    [["argument --model ⟨model⟩", "argument resume"], "model brings something else along: argument resume"],
  ])("refuses %j", (added, words) => {
    expect(problem(model, added)).toBe(words);
  });

  it("notices what a wish takes away, but for a frame around the prompt and a switch that was off", () => {
    expect(problem(model, ["argument --model ⟨model⟩"], ["argument --json"])).toMatch("takes something away");
    expect(problem(skip, ["argument true"], ["argument false"])).toBeUndefined();
    expect(problem(skip, ["argument --yolo", "argument --add-dir"])).toMatch("brings something else along");
  });
});

it("effectOf compares both ways", () => {
  expect(effectOf(["a", "b"], ["b", "c"])).toEqual({ added: ["a"], lost: ["c"] });
});
