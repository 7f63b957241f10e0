import { expect, it } from "vitest";
import type { Fixture } from "../model/fixture.ts";
import { CAPABILITY_EVIDENCE } from "./capability-evidence.ts";

const thinking = CAPABILITY_EVIDENCE.find(({ name }) => name === "thinking")!;

it.each([
  ['{"type":"thinking","thinking":"First"}', true],
  ['{"type":"reasoning","text":"First"}', true],
  ['{"type":"thinking","subtype":"delta","text":"First"}', true],
  ['{"type":"thinking","subtype":"completed"}', false],
  ['{"type":"assistant.reasoning","data":{"content":"First"}}', true],
  ['{"type":"assistant.message","data":{"reasoningText":"First"}}', true],
  ['{"type":"assistant.message","data":{"reasoningText":""}}', false],
  ['{"type":"assistant.message","data":{"content":"no reasoning"}}', false],
])("%s shows reasoning: %s", (line, shown) => {
  const fixture = { stdout: Buffer.from(`${line}\n`) } as Fixture;
  expect(thinking.expected?.({}, fixture)).toBe(shown);
});
