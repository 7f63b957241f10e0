import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";
import { Transcript } from "./transcript.ts";

type Step = ["call" | "finish" | "start" | "stop"] | ["delta" | "block", string];

function play(steps: readonly Step[]): { messages: string[]; reported: string[] } {
  const reported: string[] = [];
  const transcript = new Transcript((event: ActivityEvent) => {
    if (event.kind === "assistant_text") reported.push(event.text);
  });
  for (const [step, text = ""] of steps) {
    if (step === "call") transcript.startCall();
    else if (step === "finish") transcript.finishCall();
    else if (step === "start") transcript.startBlock();
    else if (step === "stop") transcript.stopBlock();
    else transcript[step](text);
  }
  return { messages: transcript.messages, reported: reported };
}

const broken: Step[] = [["call"], ["start"], ["delta", "one "], ["delta", "two"], ["stop"]];

describe("a transcript", () => {
  it("joins to the same text as its events, whatever comes", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 4 });
    const step = fc.oneof(
      fc.constantFrom<Step>(["call"], ["finish"], ["start"], ["stop"]),
      fc.tuple(fc.constantFrom("delta" as const, "block" as const), text),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { messages, reported } = play(steps);
        expect(reported.join("")).toBe(messages.join(""));
      }),
    );
  });

  it.each<[string, Step[], string[], string[]]>([
    [
      "never lets a text grow behind a later one",
      [
        ["call"],
        ["start"],
        ["delta", "one"],
        ["stop"],
        ["start"],
        ["delta", "two"],
        ["stop"],
        ["call"],
        ["start"],
        ["delta", "one more"],
      ],
      ["one", "two", "one more"],
      ["one", "two", "one more"],
    ],
    [
      "stays silent while a retry repeats, then goes on",
      [...broken, ["call"], ["start"], ["delta", "one t"], ["delta", "wo three"], ["block", "one two three"]],
      ["one two three"],
      ["one ", "two", " three"],
    ],
    [
      "tells a retry whole from where it says something else",
      [...broken, ["call"], ["start"], ["delta", "one "], ["delta", "2"], ["block", "one 2"]],
      ["one two", "one 2"],
      ["one ", "two", "one 2"],
    ],
    [
      "keeps both texts when a retry ends before the abandoned one does",
      [...broken, ["call"], ["start"], ["delta", "one "], ["stop"]],
      ["one two", "one "],
      ["one ", "two", "one "],
    ],
    [
      "takes a whole block for a retry that was not streamed",
      [...broken, ["block", "one two three"]],
      ["one two three"],
      ["one ", "two", " three"],
    ],
    [
      "repeats what the next call says when the last one ended well",
      [...broken, ["finish"], ["call"], ["start"], ["delta", "one two"], ["block", "one two"]],
      ["one two", "one two"],
      ["one ", "two", "one two"],
    ],
  ])("%s", (_what, steps, messages, reported) => {
    expect(play(steps)).toEqual({ messages, reported: reported });
  });
});
