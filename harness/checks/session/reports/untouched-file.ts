import { writeFileSync } from "node:fs";
import path from "node:path";
import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { LOOKING } from "../kit/stage.ts";
import { READY, TASK_GIVEN, touchedPaths } from "../kit/steps.ts";

/**
 * What was changed before the session, what git ignores, and git's own files are not reported as touched
 * (INV-SESSION-FILES-002).
 */
export default sessionCheck("INV-SESSION-FILES-002", "untouched-file", async ({ stage }) => {
  const steps = [
    READY,
    TASK_GIVEN,
    { write: { path: "ignored/log.txt", text: "zz\n" } },
    { write: { path: "kitchen/soup.txt", text: "hot\n" } },
  ];
  await stage({ steps, options: LOOKING }, async ({ start, events, repo, until }) => {
    writeFileSync(path.join(repo, "cellar", "wine.txt"), "opened before\n");
    writeFileSync(path.join(repo, "made-before.txt"), "zz\n");
    await start();
    await until(() => touchedPaths(events).includes("kitchen/soup.txt"));
    const others = touchedPaths(events).filter((file) => file !== "kitchen/soup.txt");
    assertHolds(others.length === 0, {
      message: "a file is reported as touched that the session did not touch",
      expected: '["kitchen/soup.txt"]',
      actual: JSON.stringify([...new Set(touchedPaths(events))]),
      hint: "Hold every look against the one at the session's start.",
    });
  });
});
