import { assertHolds } from "../../kit/check-failure.ts";
import { sessionCheck } from "../kit/session-check.ts";
import { TASK } from "../kit/stage.ts";
import { READY } from "../kit/steps.ts";

/** The whole task reaches the CLI as one input (INV-SESSION-START-002). */
export default sessionCheck("INV-SESSION-START-002", "task-given", async ({ stage }) => {
  await stage({ steps: [READY] }, async ({ start, receipts, until }) => {
    await start({ task: { ...TASK, roomPath: "kitchen", branchName: "zz-soup" } });
    const given = () =>
      receipts()
        .map(({ argv, input }) => [...argv, input].join("\n"))
        .join("\n");
    const words = [TASK.title, TASK.goal, ...TASK.constraints, ...TASK.acceptance, "kitchen", "zz-soup"];
    const isGiven = await until(() => words.every((word) => given().includes(word)));
    assertHolds(isGiven, {
      message: "a part of the task does not reach the CLI",
      expected: JSON.stringify(words),
      actual: JSON.stringify(given()),
      hint: "Title, goal, constraints, acceptance, room and branch belong into the prompt.",
    });
    const enters = receipts().map(({ input }) => input.match(/\r|(?<!\x1b\[200~[^\x1b]*)\n/g)?.length ?? 0);
    assertHolds(Math.max(0, ...enters) <= 1, {
      message: "the task is typed as several inputs: the CLI starts to work at its first line",
      expected: "one Enter",
      actual: `${enters.join(", ")} of them`,
      hint: "A program that switched bracketed paste on takes several lines as one input.",
    });
  });
});
