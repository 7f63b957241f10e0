import { assertHolds } from "../../kit/check-failure.ts";
import { unsupported } from "../../kit/fixture-check.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { NO_POLICY } from "../kit/stage.ts";
import { isClear, print, READY, TASK_GIVEN, thrownBy } from "../kit/steps.ts";

const policy = { ...NO_POLICY, requiresApprovalFor: ["merge" as const] };

/**
 * A session that a foreman drives is taken over by a person: the foreman's input is refused from then on, the person's
 * is taken, and nothing holds the session up (INV-SESSION-CONTROL-001).
 */
export default sessionCheck("INV-SESSION-CONTROL-001", "takeover", async ({ host, stage }) => {
  const { setControl, sendDelegatedInput } = host.create();
  if (setControl === undefined || sendDelegatedInput === undefined)
    return unsupported("the adapter has no setControl and sendDelegatedInput");
  const steps = [
    READY,
    TASK_GIVEN,
    { waitFor: "from a foreman" },
    print("$ git merge topic\r\n"),
    { waitFor: "from a person" },
    print("zz person heard"),
  ];
  await stage({ steps }, async ({ start, adapter, text, until, receipts }) => {
    await start({ policy });
    const unasked = await thrownBy(() => adapter.sendDelegatedInput!("too early"));
    adapter.setControl!("delegated");
    await adapter.sendDelegatedInput!("from a foreman");
    await until(() => text().includes("git merge"));
    adapter.setControl!("human_led");
    const late = await thrownBy(() => adapter.sendDelegatedInput!("too late"));
    await adapter.sendInput("from a person");
    assertHolds(await until(() => text().includes("zz person heard")), {
      message: "a session that was taken over does not hear its person",
      expected: '"from a person"',
      actual: JSON.stringify(receipts().map(({ input }) => input)),
    });
    const typed = receipts()
      .map(({ input }) => input)
      .join("");
    assertHolds(isClear(unasked) && isClear(late) && !/too early|too late/.test(typed), {
      message: "another session types where a person, or the agent itself, leads",
      expected: "a rejection each time",
      actual: `${unasked} before, ${late} after`,
    });
  });
  return undefined;
});
