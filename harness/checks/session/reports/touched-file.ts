import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING } from "../kit/stage.ts";
import { READY, TASK_GIVEN, touchedPaths } from "../kit/steps.ts";

/**
 * A file that the agent edits is reported within the document's minute: here within seconds (INV-SESSION-FILES-001).
 */
export default sessionCheck("INV-SESSION-FILES-001", "touched-file", async ({ stage }) => {
  const edits = [
    { write: { path: "kitchen/soup.txt", text: "leek and potato\n" } },
    { write: { path: "kitchen/new dish ü.txt", text: "onion\n" } },
    { write: { path: "cellar/wine.txt", text: "white\n" } },
    { git: ["add", "cellar"] },
    { git: ["commit", "-q", "-m", "White"] },
  ];
  const wanted = ["cellar/wine.txt", "kitchen/new dish ü.txt", "kitchen/soup.txt"];
  await stage(
    { steps: [READY, TASK_GIVEN, ...edits], options: LOOKING },
    async ({ start, until, events }) => {
      await start();
      const isReported = await until(() => wanted.every((path) => touchedPaths(events).includes(path)));
      assertHolds(isReported, {
        message: "a file that the agent changed, made or committed is not reported",
        expected: JSON.stringify(wanted),
        actual: JSON.stringify([...new Set(touchedPaths(events))].sort()),
        hint: "Hold git's own list of changed and new files against that of the session's start.",
      });
    },
  );
});
