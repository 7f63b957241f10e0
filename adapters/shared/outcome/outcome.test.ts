import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { makeError } from "../errors/make-error.ts";
import { errorOutcome, okOutcome } from "./outcome.ts";

const exit = { code: 0, signal: null, timedOut: false, aborted: false };

test("an ok outcome has content and no error", () => {
  expect(okOutcome("", { exit, messages: ["a"] })).toMatchObject({
    status: "ok",
    content: "",
    error: null,
    messages: ["a"],
  });
});

test("an error outcome has an error and no content, its messages stay", () => {
  const error = makeError("server", "boom", "record");
  expect(errorOutcome(error, { exit, messages: ["part"] })).toMatchObject({
    status: "error",
    content: null,
    error,
    messages: ["part"],
  });
});

test("both fit the schema, bare as they are", () => {
  const ajv = new Ajv2020({ strict: false });
  const schema = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../schemas/cli/v1/${name}.schema.json`, import.meta.url), "utf8"));
  for (const name of ["exit", "usage", "error", "quota"]) ajv.addSchema(schema(name));
  const validate = ajv.compile(schema("outcome"));
  for (const outcome of [
    okOutcome("x", { exit }),
    errorOutcome(makeError("unknown", "x", "exit"), { exit }),
  ]) {
    validate(outcome);
    expect(validate.errors).toBeNull();
  }
});
