import { writeFileSync } from "node:fs";
import path from "node:path";
import { assertHolds } from "../../kit/check-failure.ts";
import { beyondAscii, CUT_CHARACTERS } from "../../kit/hosts/answer-in-pieces.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { print, type Step, touchedPaths } from "../kit/steps.ts";

const BROKEN: Step[] = [print("error: zz interactive mode is gone\r\n"), { exit: 2 }];

/**
 * A CLI whose interactive mode ends at once is run without it, with its answer and its diffs (INV-SESSION-DEGRADE-001).
 */
export default sessionCheck("INV-SESSION-DEGRADE-001", "degraded", async ({ stage, good, goods }) => {
  // This one comes by pipes, which cut characters too.
  const fixture = beyondAscii(goods) ?? good;
  const answer = String(fixture.expected.content).trim();
  for (const [why, options] of [
    ["the interactive mode ends at once", {}],
    ["there is no terminal", { usePty: false }],
  ] as const) {
    await stage(
      { steps: BROKEN, options, plain: { fixture, faults: CUT_CHARACTERS } },
      async ({ adapter, start, text, until, events, repo }) => {
        let isEdited = false;
        adapter.onEvent(({ type }) => {
          if (type !== "PROVIDER_MESSAGE" || isEdited) return;
          isEdited = true;
          writeFileSync(path.join(repo, "kitchen", "soup.txt"), "hot\n");
        });
        const thrown = await start().catch((error: unknown) => error);
        const isSaid = await until(() => squeezed(text()).includes(squeezed(answer)));
        assertHolds(isSaid, {
          fixture: fixture.id,
          message: `${why}, and there is no non-interactive run in its place`,
          expected: JSON.stringify(answer),
          actual: thrown instanceof Error ? String(thrown) : JSON.stringify(text()),
        });
        assertHolds(await until(() => touchedPaths(events).includes("kitchen/soup.txt")), {
          message: `${why}, and the run in its place tells no diffs`,
          expected: '["kitchen/soup.txt"]',
          actual: JSON.stringify(touchedPaths(events)),
        });
      },
    );
  }
});

/** Pieces of an answer may be reported with line ends of a terminal's. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, " ");
}
