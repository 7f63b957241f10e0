import { expect, test } from "vitest";
import { escapeControls } from "./escape-controls.ts";
import { objectEnd } from "./object-end.ts";

test.each([
  ["{}", 0, 2],
  ['x{"a":{}} y', 1, 9],
  ['{"}":"{\\"}"} tail', 0, 12],
  ['{"a\\\\":1}}', 0, 9],
  ["{", 0, -1],
  ['{"a', 0, -1],
  ['{"a\\', 0, -1],
  ['{"a":{}', 0, -1],
])("the object in %j from %i ends at %i", (text, start, end) => expect(objectEnd(text, start)).toBe(end));

test("controls are escaped inside strings only, and what is escaped stays", () => {
  expect(escapeControls('{\t"a\tb":"\x1b[0m\\"\\u0001\r"\r}')).toBe(
    '{\t"a\\u0009b":"\\u001b[0m\\"\\u0001\\u000d"\r}',
  );
});
