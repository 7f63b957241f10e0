import type { Adapter, Invocation, RunCall, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import {
  changeCall,
  changeInvocation,
  changeRequest,
  withoutArguments,
  withoutWish,
} from "../../kit/change-request.ts";
import type { Fault } from "../../saboteur.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-REQUEST-005", [
  {
    name: "values-become-flags",
    fault:
      "Puts every value behind its flag as it is, so that one with a dash is a flag (no public report found).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) =>
      changeArgs(adapter, (args, { model }) =>
        model === undefined
          ? args
          : args.flatMap((word) => (word === `--model=${model}` ? ["--model", model] : [word])),
      ),
  },
  {
    name: "values-split-at-blanks",
    fault:
      "Joins its arguments to a line and splits it at blanks (Leonxlnx/tastecode#372 on a shell's line).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) =>
      changeArgs(adapter, (args, { model }) => args.flatMap((word) => split(word, model))),
  },
  {
    name: "values-quoted-for-a-shell",
    fault: "Quotes what no shell will read (Vesperino/MerMarkEditor#74 on batch files).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) =>
      changeArgs(adapter, (args, { model }) =>
        args.map((word) =>
          model !== undefined && / /.test(model) ? word.replace(model, `'${model}'`) : word,
        ),
      ),
  },
  changed("model-trimmed", "model", "Trims the model's name", (request) =>
    request.model === undefined ? request : { ...request, model: request.model.trim() },
  ),
  changed("lines-of-system-prompt-joined", "systemPrompt", "Makes one line of a system prompt", (request) =>
    request.systemPrompt === undefined
      ? request
      : { ...request, systemPrompt: request.systemPrompt.replaceAll(/\s*\n\s*/g, " ") },
  ),
  changed("dashes-stripped", "session", "Takes the dashes off a session's id", (request) =>
    request.session === undefined
      ? request
      : { ...request, session: { ...request.session, id: request.session.id.replace(/^-+/, "") } },
  ),
  {
    name: "model-cut-at-nul",
    fault: "Cuts a text at its first NUL character (no public report found).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) =>
      changeCall(adapter, ({ model, ...call }) => withModel(call, model?.split("\0")[0])),
  },
  {
    name: "empty-model-left-out",
    fault: "Takes an empty model for none, and says nothing (no public report found).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) => changeCall(adapter, ({ model, ...call }) => withModel(call, model || undefined)),
  },
]);

function changed(
  name: string,
  wish: "model" | "systemPrompt" | "session",
  what: string,
  change: (request: RunRequest) => RunRequest,
): Fault {
  return {
    name,
    fault: `${what} (no public report found).`,
    skip: withoutWish(wish),
    sabotage: (adapter) => changeRequest(adapter, change),
  };
}

function changeArgs(adapter: Adapter, change: (args: string[], request: RunRequest) => string[]): Adapter {
  return changeInvocation(adapter, ({ args, ...invocation }: Invocation, request) => ({
    ...invocation,
    args: change(args, request),
  }));
}

function split(word: string, model: string | undefined): string[] {
  return model !== undefined && word.endsWith(model) ? word.split(" ") : [word];
}

function withModel(call: Omit<RunCall, "model">, model: string | undefined): RunCall {
  return model === undefined ? call : { ...call, model };
}
