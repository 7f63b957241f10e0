import type { AdapterEnvironmentTestResult } from "../../../../contracts/execution/v1/agent-execution-adapter.ts";
import { assertHolds } from "../../kit/check-failure.ts";
import { withoutAnyCli } from "../../kit/hosts/stand-in.ts";
import { executionCheck } from "../kit/execution-check.ts";
import { withHome } from "../kit/with-home.ts";

/**
 * A CLI that answers is well, one that is not there fails, and each trouble comes with a hint (INV-EXECUTION-ENV-001).
 */
export default executionCheck(
  "INV-EXECUTION-ENV-001",
  "environment",
  async ({ host: { adapter }, good, play }) => {
    const ask = () => withHome(() => adapter.testEnvironment().catch((thrown: unknown) => thrown));
    reported("a CLI that answers", (await play(good, ask)).value, ["pass", "warn"]);
    reported("a CLI that fails", (await play(good, ask, { version: "fail" })).value, ["fail"]);
    reported("a CLI that is not there", await withoutAnyCli(ask), ["fail"]);
  },
);

function reported(what: string, answer: unknown, expected: readonly string[]): void {
  const { status, checks } = (answer ?? {}) as Partial<AdapterEnvironmentTestResult>;
  assertHolds(expected.includes(String(status)) && Array.isArray(checks), {
    message: `${what} has another status, or no checks`,
    expected: expected.join(" or "),
    actual: answer instanceof Error ? String(answer) : JSON.stringify(answer),
  });
  const troubles = checks.filter(({ level }) => level !== "pass");
  assertHolds(status === "pass" ? troubles.length === 0 : troubles.length > 0, {
    message: `${what} has a status that none of its checks explains`,
    actual: JSON.stringify(answer),
  });
  for (const { hint, message } of troubles)
    assertHolds(typeof hint === "string" && hint.trim() !== "" && message !== "", {
      message: `${what}: something is wrong, and no hint says what to do`,
      expected: "a message and a hint",
      actual: JSON.stringify({ message, hint }),
    });
}
