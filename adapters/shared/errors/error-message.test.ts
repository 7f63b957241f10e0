import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorMessage, isGenericReason, MAX_MESSAGE_LENGTH } from "./error-message.ts";

test.each([
  [
    "Reading additional input from stdin...\nNo prompt provided via stdin.\n",
    "No prompt provided via stdin.",
  ],
  ["\x1b[31mError: boom\x1b[0m\r\n", "Error: boom"],
  [
    "Warning: no stdin data received in 3s\nError: Settings file not found: x",
    "Error: Settings file not found: x",
  ],
  [
    "Error: Invalid MCP configuration:\nMCP config file not found: /x.json",
    "Error: Invalid MCP configuration:\nMCP config file not found: /x.json",
  ],
  ["Error: a\n    at f (file:///x.js:1:2)\n    at g (x.js:3:4)\n\nNode.js v20.20.2\n", "Error: a"],
  [
    "(node:12) [DEP0040] DeprecationWarning: punycode\n(Use `node --trace-deprecation ...` to show where)\nfatal: x",
    "fatal: x",
  ],
  [
    "Ripgrep not available: spawn rg EACCES. Falling back to built-in grep.\n[API Error: 401 x]",
    "[API Error: 401 x]",
  ],
])("%j: %j", (text, message) => expect(errorMessage(text)).toBe(message));

test.each([
  "",
  " \n\t\n",
  "Reading prompt from stdin...",
  "Warning: x\nwarn: y",
  "-----\n^^^^\n",
  "\x1b]0;title\x07",
])("%j gives no reason", (text) => expect(errorMessage(text)).toBeNull());

describe("a long text", () => {
  const transcript = Array.from({ length: 5000 }, (_, i) => `line ${i}`).join("\n");

  test("is cut to the last error that it names", () => {
    expect(errorMessage(`Error: first\n${transcript}\nError: the last one\nwith more`)).toBe(
      "Error: the last one\nwith more",
    );
  });

  test("keeps both ends where it names none", () => {
    const message = errorMessage(transcript)!;
    expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    expect(message.startsWith("line 0\n")).toBe(true);
    expect(message.endsWith("line 4999")).toBe(true);
  });

  test("keeps both ends of one long line and cuts no character in two", () => {
    const message = errorMessage(`Error: ${"😀".repeat(200_000)}end`)!;
    expect(message.startsWith("Error: 😀")).toBe(true);
    expect(message.endsWith("😀end")).toBe(true);
    expect(message).not.toMatch(/\p{Surrogate}/u);
  });
});

test("is bounded, trimmed and never empty, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 5000 }), (text) => {
      const message = errorMessage(text);
      if (message === null) return;
      expect(message.trim()).toBe(message);
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    }),
  );
});

test.each([
  ["Execution error", true],
  ["error_during_execution", true],
  ["An unexpected critical error occurred:[object Object]", true],
  ["Unknown error", true],
  ["Process exited with code 1", true],
  ["[ede_diagnostic] result_type=user last_content_type=n/a stop_reason=null", true],
  ["Error: No conversation found with session ID: x", false],
  ["Connection error.", false],
  ["Credit balance is too low", false],
])("%j is generic: %s", (message, generic) => expect(isGenericReason(message)).toBe(generic));
