import { expect, it } from "vitest";
import { newestVersion } from "./cli-version.ts";

it.each([
  [">=0.8.2 <=0.61.0", "0.61.0"],
  ["3.0.65", "3.0.65"],
  [">=1.0.0 <2.0.0", "1.0.0"],
  [">=1.0.0 <=1.9.0 || >=2.0.0 <=2.1.0", "2.1.0"],
  ["*", null],
  ["no range", null],
  [undefined, null],
])("of %j is %j", (range, version) => expect(newestVersion(range)).toBe(version));
