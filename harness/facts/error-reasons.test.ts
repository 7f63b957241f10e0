import { expect, it } from "vitest";
import { tells } from "./error-reasons.ts";

const ANSWER = '401: {"message":"Incorrect API key provided.","type":"invalid_request_error","param":null}';

it.each([
  ["the whole line", ANSWER, ANSWER],
  ["the sentence of an API's answer", "Incorrect API key provided.", ANSWER],
  [
    "the sentence with its escapes undone",
    'The "best" model is gone.',
    '404 {"message": "The \\"best\\" model is gone."}',
  ],
  ["one of several lines", "It cannot go on.", "A banner of the CLI\nIt cannot go on."],
])("a message reports a reason as %s", (_, message, reason) => {
  expect(tells(message, reason)).toBe(true);
});

it.each([
  ["a code of the answer", "invalid_request_error", ANSWER],
  ["a piece of the sentence", "Incorrect API key", ANSWER],
  ["a summary of the exit", "exited with code 1", ANSWER],
  ["nothing", "", ANSWER],
])("a message that is %s does not report the reason", (_, message, reason) => {
  expect(tells(message, reason)).toBe(false);
});
