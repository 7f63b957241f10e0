import { expect, it } from "vitest";
import { lines, toyFixture } from "../checks/kit/testing/toy-fixtures.ts";
import { holdsText } from "./holds-text.ts";

const said = (content: unknown) => toyFixture("said", { stdout: lines({ type: "say", content }) });
const holds = (contents: unknown[], kind = "say") =>
  holdsText(contents.map(said), kind, ["content"], undefined);

it("finds a text in the field of one kind of record, in any fixture", () => {
  expect(holds([["a list"], "a text"])).toBe(true);
  expect(holds([["a list"], { an: "object" }, 7])).toBe(false);
  expect(holds(["a text"], "other")).toBe(false);
});
