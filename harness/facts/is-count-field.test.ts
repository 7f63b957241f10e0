import { expect, it } from "vitest";
import { isCountField } from "./is-count-field.ts";

it.each([
  ["usage", undefined, true],
  ["tokenUsage", undefined, true],
  ["input_tokens", undefined, true],
  ["tok", undefined, false],
  ["tok", ["tok"], true],
  ["usage", ["tok"], true],
  ["tokenizer", ["tok"], false],
])("%s, with %j named: %s", (key, usageKeys, holds) => expect(isCountField(key, usageKeys)).toBe(holds));
