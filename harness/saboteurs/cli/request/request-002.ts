import { runCall } from "../../../../adapters/shared/run/run-call.ts";
import { changeInvocation, withoutArguments, withoutWish } from "../../kit/change-request.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-REQUEST-002", [
  {
    name: "unfulfilled-never-reported",
    fault: "Says nothing of what an old version or a format cannot do (Q00/ouroboros#1483 on guessed flags).",
    skip: withoutWish("partialMessages"),
    sabotage: (adapter) => changeInvocation(adapter, ({ unfulfilled: _, ...invocation }) => invocation),
  },
  {
    name: "fulfilled-reported-as-not",
    fault: "Reports a model as unfulfilled that it passes on (no public report found).",
    skip: withoutWish("model"),
    sabotage: (adapter) =>
      changeInvocation(adapter, (invocation, { model }) =>
        model === undefined ? invocation : { ...invocation, unfulfilled: ["model"] },
      ),
  },
  {
    name: "wish-passed-and-disclaimed",
    fault:
      "Passes a system prompt on and does not claim to (Agent-Field/agentfield#933 on checks that differ).",
    skip: withoutWish("systemPrompt"),
    sabotage: (adapter) => ({
      ...adapter,
      manifest: {
        ...adapter.manifest,
        requests: (adapter.manifest.requests ?? []).filter((wish) => wish !== "systemPrompt"),
      },
    }),
  },
  {
    name: "run-reports-nothing-unfulfilled",
    fault: "Starts a CLI without what it cannot be asked for, and says nothing (no public report found).",
    skip: withoutArguments,
    sabotage: (adapter) => ({
      ...adapter,
      async run(call, signal) {
        const { diagnostics, ...outcome } = await runCall(adapter, call, signal);
        const { unfulfilled: _, ...rest } = diagnostics ?? {};
        return { ...outcome, diagnostics: rest };
      },
    }),
  },
]);
