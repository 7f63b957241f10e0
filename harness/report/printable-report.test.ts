import { describe, expect, it } from "vitest";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { FORMATS } from "./formats.ts";
import { printableReport } from "./printable-report.ts";
import { CONTEXT, EXAMPLE } from "./testing/example-report.ts";

const VOICES = ["\n::error file=a::pwned", "\n  ::set-output name=a::b", "\x1b[2J", "\r", "\u0085", "\u202e"];

/** The example with a text behind every name, output and reason in it. */
function spoken(voice: string): CertificationReport {
  const add = (_key: string, value: unknown) => (typeof value === "string" ? value + voice : value);
  const { adapters, ...own } = EXAMPLE;
  return { ...own, adapters: JSON.parse(JSON.stringify(adapters), add) };
}

describe.each(["pretty", "junit", "markdown", "github"])("the format %s", (name) => {
  it.each(VOICES)("lets no text in it speak: %j", (voice) => {
    const text = FORMATS[name]!.render(spoken(voice), CONTEXT);
    expect(text).not.toMatch(/[\r\x1b\u0085\u202e]/);
    expect(text).not.toMatch(/^\s*::(?:error file=a|set-output)/m);
  });
});

it("keeps the lines of a finding, and changes nothing the second time", () => {
  const once = printableReport(spoken(VOICES[0]!));
  expect(once.adapters[0]!.cases[0]!.finding?.input).toContain("\n");
  expect(once.adapters[0]!.id).toBe("parrot\\n::error file=a::pwned");
  expect(printableReport(once)).toEqual(once);
});
