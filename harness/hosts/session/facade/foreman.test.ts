import { expect, it } from "vitest";
import claude from "../../../../adapters/claude/index.ts";
import codex from "../../../../adapters/codex/index.ts";
import type { Adapter } from "../../../../contracts/cli/v1/adapter.ts";
import type { ProviderEvent } from "../../../../contracts/session/v1/provider-adapter.ts";
import { usingInteractive } from "../../../checks/session/kit/interactive-stand-in.ts";
import { withRepository } from "../../../checks/session/kit/repository.ts";
import { HELP, NO_POLICY, TASK } from "../../../checks/session/kit/stage.ts";
import { print, READY, TASK_GIVEN, touchedPaths } from "../../../checks/session/kit/steps.ts";
import { providerFixtures } from "../../../corpus/provider-fixtures.ts";
import { sessionAdapter } from "./session-adapter.ts";

const TIMES = { lookEveryMs: 100, quietMs: 40, graceMs: 300 };
const BUILD = [
  READY,
  TASK_GIVEN,
  { write: { path: "kitchen/soup.txt", text: "hot\n" } },
  print("zz built"),
  { exit: 0 },
];
const REVIEW = [
  READY,
  TASK_GIVEN,
  print("$ git merge topic\r\n"),
  { pause: 100 },
  { git: ["merge", "-q", "topic"] },
];

/** The first good run with records that a stand-in could play. */
async function goodRun(provider: string) {
  const { fixtures } = await providerFixtures(provider, null);
  return fixtures.find(
    ({ manifest }) => manifest.scenario === "success-text" && manifest.outputFormat === "stream-json",
  )!;
}

it("lets a foreman have one provider build and another review, approve and merge", async () => {
  const [builds, reviews] = [await goodRun("codex"), await goodRun("claude")];
  await withRepository(async (repoPath) => {
    const args = { repoPath, task: TASK, env: {} };
    const events: ProviderEvent[] = [];
    const text = () => events.map((event) => (event.type === "PROVIDER_MESSAGE" ? event.text : "")).join("");

    const builder = sessionAdapter(codex as Adapter, TIMES);
    builder.onEvent((event) => events.push(event));
    await usingInteractive({ provider: "codex", steps: BUILD, help: HELP, fixture: builds }, async () => {
      await builder.startSession({ ...args, policy: NO_POLICY });
      await expect.poll(text, { timeout: 5000 }).toContain("ended with exit code 0");
    });
    expect(touchedPaths(events)).toEqual(["kitchen/soup.txt"]);

    const reviewer = sessionAdapter(claude as Adapter, TIMES);
    const approval = new Promise<string>((resolve) => {
      reviewer.onEvent((event) => {
        if (event.type === "REQUEST_APPROVAL") resolve((event.context as { approvalId: string }).approvalId);
      });
    });
    reviewer.onEvent((event) => events.push(event));
    await usingInteractive({ provider: "claude", steps: REVIEW, help: HELP, fixture: reviews }, async () => {
      await reviewer.startSession({ ...args, policy: { ...NO_POLICY, requiresApprovalFor: ["merge"] } });
      await reviewer.answerApproval(await approval, true);
      await expect.poll(() => touchedPaths(events), { timeout: 5000 }).toContain("attic/trunk.txt");
      await reviewer.stop();
    });
    const bills = [builder.usageTick(), reviewer.usageTick()];
    expect(bills.map((tick) => tick?.provider)).toEqual(["codex", "claude_code"]);
  });
});
