import { expect, it } from "vitest";
import { runtimePath } from "./runtime-path.ts";

const HOME = "/home/user";
const USUAL = "/home/user/.local/bin:/usr/local/bin:/opt/homebrew/bin";

it.each([
  ["/own:/usr/bin", undefined, `/own:/usr/bin:${USUAL}`],
  [undefined, undefined, USUAL],
  ["", "/nvm/bin", "/home/user/.local/bin:/nvm/bin:/usr/local/bin:/opt/homebrew/bin"],
  ["/opt/homebrew/bin::/own:/own", undefined, "/opt/homebrew/bin:/own:/home/user/.local/bin:/usr/local/bin"],
])("of %j, nvm %j, is %s", (inherited, nvmBin, expected) => {
  expect(runtimePath(inherited, HOME, nvmBin, ":")).toBe(expected);
});
