import { expect, it } from "vitest";
import { wantsColor } from "./wants-color.ts";

it.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "1", NO_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
])("%j, a terminal: %s", (env, isTerminal, expected) => {
  expect(wantsColor(env, isTerminal)).toBe(expected);
});
