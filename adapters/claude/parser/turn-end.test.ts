import { expect, it } from "vitest";
import type { Untrusted } from "../../shared/framing/fields.ts";
import { readTurnEnd } from "./turn-end.ts";
import type { ResultRecord } from "./wire.ts";

const good: Untrusted<ResultRecord> = { subtype: "success", is_error: false, result: "Hi.", num_turns: 1 };
const failed = { text: "API Error: 500", codes: [], httpStatus: 500 };

it.each<[string, Untrusted<ResultRecord>]>([
  ["is_error", { ...good, is_error: true }],
  ["its subtype", { ...good, subtype: "error_max_turns" }],
  ["its HTTP status", { ...good, api_error_status: 429 }],
  ["its terminal reason", { ...good, terminal_reason: "prompt_too_long" }],
  ["an answer that is missing, where the subtype is too", { is_error: false }],
])("takes a turn for failed by %s alone", (_sign, record) => {
  expect(readTurnEnd(record, null).word).toBe("error");
});

it("reports a turn as failed by the error in its last message", () => {
  expect(readTurnEnd(good, failed)).toMatchObject({ word: "error", httpStatus: 500 });
});

it("takes a turn for good only when is_error says so, and leaves the rest to the exit", () => {
  expect(readTurnEnd(good, null).word).toBe("ok");
  for (const is_error of [undefined, null, "false", 0]) {
    expect(readTurnEnd({ ...good, is_error }, null).word).toBe("unsure");
  }
});

it("does not know a reason that only says that something failed", () => {
  const errors = ["[ede_diagnostic] result_type=user"];
  expect(readTurnEnd({ subtype: "error_during_execution", is_error: true, errors }, null)).toMatchObject({
    text: null,
    codes: [],
  });
});

it("reads words without their escape sequences, and no number that is no HTTP status", () => {
  const end = readTurnEnd(
    { ...good, subtype: "\u001b[31merror_max_turns\u001b[0m", api_error_status: 7 },
    null,
  );
  expect(end).toMatchObject({ subtype: "error_max_turns", httpStatus: null });
});
