import { describe, expect, it } from "vitest";
import { junit } from "./junit.ts";
import { CONTEXT, EXAMPLE } from "./testing/example-report.ts";

const text = junit(EXAMPLE, CONTEXT);

describe("junit", () => {
  it("counts failures, errors and skips as the tests it lists", () => {
    expect(text).toContain('<testsuite name="parrot" tests="10" failures="5" errors="1" skipped="2">');
    expect(text.match(/<testcase /g)).toHaveLength(10);
    expect(text.match(/<failure /g)).toHaveLength(5);
    expect(text.match(/<error /g)).toHaveLength(1);
    expect(text.match(/<skipped /g)).toHaveLength(2);
  });

  it("counts the passed cases of an invariant in one test", () => {
    expect(text).toContain('name="cut invariance: 2 cases passed"/>');
  });

  it("closes every tag it opens, and holds no character that XML forbids", () => {
    const open: string[] = [];
    for (const [, slash, name, end] of text.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
      if (slash === "/") expect(open.pop()).toBe(name);
      else if (end === "") open.push(name!);
    }
    expect(open).toEqual([]);
    expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
    expect(text).toContain("Bonjour, \\u0000\\ufffe va ?");
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#\d+;)/);
  });
});
