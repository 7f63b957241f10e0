import { assertHolds } from "../../kit/check-failure.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { isClear, READY, thrownBy } from "../kit/steps.ts";

/** A session that cannot start is rejected with a reason, and is in no one's way (INV-SESSION-START-003). */
export default sessionCheck("INV-SESSION-START-003", "cannot-start", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, repo }) => {
    const attempts = [
      ["the CLI is nowhere on PATH", () => withoutAnyCli(() => start())],
      ["repoPath is no folder", () => start({ repoPath: `${repo}/zz/nowhere` })],
    ] as const;
    for (const [why, attempt] of attempts) {
      const thrown = await thrownBy(attempt);
      assertHolds(isClear(thrown), {
        message: `${why}, and startSession does not reject with one clear line`,
        expected: "an Error with a reason",
        actual: thrown === null ? "it resolved" : String(thrown),
      });
    }
    const later = await thrownBy(() => start());
    assertHolds(later === null, {
      message: "after a session that could not start, none can",
      expected: "a session",
      actual: String(later),
    });
  });
});
