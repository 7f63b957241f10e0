import { expect, it } from "vitest";
import type { RunRequest } from "../../../contracts/cli/v1/adapter.ts";
import { requestProblem } from "./request-problem.ts";

it.each<[Partial<RunRequest>, string | null]>([
  [{ model: "" }, "The request's model is empty"],
  [{ session: { id: "" } }, "The request's session.id is empty"],
  [{ allowTools: ["Read", ""] }, "The request's allowTools[1] is empty"],
  [{ images: ["a\0b"] }, "The request's images[0] holds a NUL character"],
  [{ systemPrompt: "\0" }, "The request's systemPrompt holds a NUL character"],
  [{ env: { A: "\0" } }, "The request's env.A holds a NUL character"],
  [{ env: { "": "x" } }, "The request's variable name is empty"],
  [{ env: { "A=B": "x" } }, 'The request\'s env has the name A=B, and none may hold "="'],
  [{ systemPrompt: "", env: { A: "" }, prompt: "\0" }, null],
  [{ model: "--yolo", session: { id: "two words" } }, null],
])("says of %j: %s", (request, problem) => {
  expect(requestProblem({ prompt: "Hello", ...request })).toBe(problem);
});
