import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import codex from "../../../../adapters/codex/index.ts";
import taxonomy from "../../../../contracts/cli/v1/error-taxonomy.json" with { type: "json" };
import kinds from "../../../../contracts/execution/v1/error-kinds.json" with { type: "json" };
import { classifyError } from "./classify-error.ts";
import { commonKind } from "./error-kind.ts";

const SPOKEN = { name: "Claude", cli: "claude" };
const kindOf = (stderr: string) => classifyError(claude, SPOKEN, stderr, 1).kind;

it("has a kind for every kind of the core", () => {
  expect(Object.keys(kinds.fromCore).toSorted()).toEqual(Object.keys(taxonomy.kinds).toSorted());
});

it.each([
  ["ENOENT: no such file or directory, open 'notes.md'", "unknown"],
  ["Resuming session id 1b2c\nzz went wrong", "unknown"],
  ["listening on port 4290", "unknown"],
  ["line 401 of the file is too long", "unknown"],
  ["\u001b[31mError: not logged in\u001b[0m", "auth_expired"],
  ["Error: 503 Service Unavailable", "unknown"],
])("%j is %s", (stderr, kind) => expect(kindOf(stderr)).toBe(kind));

it("recognises a rejected model among codex's records, whatever status stands beside it", () => {
  const message = "The 'zz' model is not supported when using Codex with a ChatGPT account. (HTTP 401)";
  const printed = `${JSON.stringify({ type: "error", message })}\n`;
  expect(classifyError(codex, SPOKEN, printed, 1).kind).toBe("model_unavailable");
  expect(commonKind(message)).toBe("auth_expired");
});

it("names the CLI in its hint", () => {
  expect(classifyError(claude, SPOKEN, "claude: command not found", 127)).toEqual({
    kind: "cli_not_found",
    hint: "Install claude, or put its folder on the PATH.",
  });
});
