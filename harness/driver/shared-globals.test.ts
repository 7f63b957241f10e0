import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

it("puts a getter back as a getter", () => {
  Object.defineProperty(Object.prototype, "__proto__", { get: () => "mine", configurable: true });
  expect(restoreGlobals()).toEqual(["Object.prototype.__proto__"]);
  // biome-ignore lint/suspicious/noProto: this getter is the one that is looked at.
  expect(([] as { __proto__?: unknown }).__proto__).toBe(Array.prototype);
});

it("goes back to the working folder", () => {
  const folder = process.cwd();
  process.chdir("/");
  expect(restoreGlobals()).toEqual(["the working folder (process.chdir)"]);
  expect(process.cwd()).toBe(folder);
});

it("goes back from a folder that was removed", () => {
  const folder = process.cwd();
  const removed = mkdtempSync(join(tmpdir(), "cliproof-removed-"));
  process.chdir(removed);
  rmdirSync(removed);
  expect(restoreGlobals()).toEqual(["the working folder (process.chdir)"]);
  expect(process.cwd()).toBe(folder);
});
