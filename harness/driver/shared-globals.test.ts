import { expect, it } from "vitest";
import { restoreGlobals } from "./shared-globals.ts";

it("puts back what an adapter replaced, and names it", () => {
  expect(restoreGlobals()).toEqual([]);
  const { parse } = JSON;
  JSON.parse = () => "mine";
  Object.assign(Object.prototype, { polluted: true });
  expect(restoreGlobals().toSorted()).toEqual(["JSON.parse", "Object.prototype.polluted"]);
  expect(JSON.parse).toBe(parse);
  expect("polluted" in {}).toBe(false);
  expect(restoreGlobals()).toEqual([]);
});

it("goes back to the working folder", () => {
  const folder = process.cwd();
  process.chdir("/");
  expect(restoreGlobals()).toEqual(["the working folder (process.chdir)"]);
  expect(process.cwd()).toBe(folder);
});
