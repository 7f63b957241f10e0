import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { print, printPieces, READY, TASK_GIVEN } from "../kit/steps.ts";

const FIRST = "Ça va ? 🦜 leek";
const SECOND = "zz potato";

/** What the terminal prints is reported as it comes, in order, no character cut or lost (INV-SESSION-STREAM-001). */
export default sessionCheck("INV-SESSION-STREAM-001", "streamed", async ({ stage }) => {
  const bytes = [...Buffer.from(FIRST)].map((byte) => Uint8Array.of(byte));
  const steps = [READY, TASK_GIVEN, printPieces(bytes), { waitFor: "go on" }, print(SECOND)];
  await stage({ steps }, async ({ start, text, until, adapter }) => {
    await start();
    assertHolds(await until(() => text().includes(FIRST)), {
      message: "output is not reported while the session goes on, or its characters are cut",
      expected: JSON.stringify(FIRST),
      actual: JSON.stringify(text()),
      hint: "Decode with one decoder for the whole stream: a piece may end inside a character.",
    });
    await adapter.sendInput("go on");
    await until(() => text().includes(SECOND));
    assertHolds(text().indexOf(SECOND) > text().indexOf(FIRST), {
      message: "later output is not reported, or not after the earlier",
      expected: `${JSON.stringify(FIRST)} ... ${JSON.stringify(SECOND)}`,
      actual: JSON.stringify(text()),
    });
  });
});
