import { apiCheck } from "../../../kit/api-check.ts";
import { assertHolds } from "../../../kit/check-failure.ts";

const LINE = 'Fix "the" $bug in `main`; 100 % \\ né 🦜\n';
const SIZE = 2 * 1024 * 1024;

/** A prompt of 2 MiB arrives in the body of the request, whole, and nothing of it in the address or a header. */
export default apiCheck("INV-CLI-PROC-001", "api-prompt-whole", async ({ run }) => {
  const prompt = `${SIZE} bytes. ${LINE.repeat(SIZE / LINE.length)}`;
  const { receipts, outcome } = await run({ prompt });
  const [receipt] = receipts;
  assertHolds(receipt !== undefined && receipts.length === 1, {
    message: "the request was not sent once",
    actual: `${receipts.length} requests; ${outcome.error?.message ?? outcome.status}`,
    hint: "Send one request to the address that `cliPath` names.",
  });
  assertHolds(receipt.body.includes(JSON.stringify(prompt)), {
    message: "the prompt is not in the body",
    expected: `${prompt.length} characters as one JSON string`,
    actual: `a body of ${receipt.body.length} characters`,
    hint: "Put the prompt into one message, whole.",
  });
  const elsewhere = `${receipt.path} ${JSON.stringify(receipt.headers)}`;
  assertHolds(!elsewhere.includes(prompt.slice(0, 12)), {
    message: "a piece of the prompt is in the address or a header",
    hint: "Addresses and headers end up in logs.",
  });
});
