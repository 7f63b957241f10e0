import type { Adapter, RunRequest } from "../../../../contracts/cli/v1/adapter.ts";
import {
  changeCall,
  changeInvocation,
  changeRequest,
  withoutArguments,
  withoutWish,
} from "../../kit/change-request.ts";
import type { Fault } from "../../saboteur.ts";
import { saboteursOf } from "../../saboteur.ts";

type Wish = NonNullable<Adapter["manifest"]["requests"]>[number];
type Field = keyof RunRequest;

/** Wishes that are fields of a request of the same name. */
const FIELDS = [
  "systemPrompt",
  "model",
  "effort",
  "partialMessages",
  "session",
  "maxTurns",
  "maxBudgetUsd",
  "allowTools",
  "skipPermissions",
  "images",
  "outputSchema",
  "mcpConfig",
] as const satisfies (Wish & Field)[];

export default saboteursOf("INV-CLI-REQUEST-001", [
  ...FIELDS.map(
    (wish): Fault => ({
      name: `${kebab(wish)}-dropped`,
      fault: `Passes no ${wish} on (no public report found).`,
      skip: withoutWish(wish),
      sabotage: (adapter) => changeRequest(adapter, ({ [wish]: _, ...request }) => request as RunRequest),
    }),
  ),
  change("fork-dropped", "fork", "Goes on with a session that it should copy", ({ session, ...request }) =>
    session === undefined ? request : { ...request, session: { id: session.id } },
  ),
  change(
    "session-always-forked",
    "fork",
    "Copies every session that it goes on with",
    ({ session, ...request }) =>
      session === undefined ? request : { ...request, session: { ...session, fork: true } },
  ),
  change("model-lower-cased", "model", "Writes the model's name in small letters", ({ model, ...request }) =>
    model === undefined ? request : { ...request, model: model.toLowerCase() },
  ),
  change("one-turn-more", "maxTurns", "Counts turns from another number", ({ maxTurns, ...request }) =>
    maxTurns === undefined ? request : { ...request, maxTurns: maxTurns + 1 },
  ),
  change(
    "budget-rounded",
    "maxBudgetUsd",
    "Rounds the budget to whole dollars",
    ({ maxBudgetUsd, ...request }) =>
      maxBudgetUsd === undefined ? request : { ...request, maxBudgetUsd: Math.round(maxBudgetUsd) },
  ),
  change("system-prompt-of-one-line", "systemPrompt", "Keeps one line of a system prompt", (request) =>
    request.systemPrompt === undefined
      ? request
      : { ...request, systemPrompt: request.systemPrompt.split("\n")[0] ?? "" },
  ),
  change(
    "first-tool-alone",
    "allowTools",
    "Allows the first tool of a list alone",
    ({ allowTools, ...request }) =>
      allowTools === undefined ? request : { ...request, allowTools: allowTools.slice(0, 1) },
  ),
  change("session-id-shortened", "session", "Shortens the id of a session", ({ session, ...request }) =>
    session === undefined ? request : { ...request, session: { ...session, id: session.id.slice(0, 8) } },
  ),
  change(
    "effort-always-high",
    "effort",
    "Asks for much effort whatever is wanted",
    ({ effort, ...request }) => (effort === undefined ? request : { ...request, effort: "xhigh" }),
  ),
  change("session-without-model", "session", "Leaves out the model of a run that goes on", (request) => {
    const { model: _, ...rest } = request;
    return request.session === undefined ? request : rest;
  }),
  change(
    "first-picture-alone",
    "images",
    "Attaches the first picture of several",
    ({ images, ...request }) => (images === undefined ? request : { ...request, images: images.slice(0, 1) }),
  ),
  {
    name: "model-without-flag",
    fault: "Leaves out the model's flag, so that the model is the prompt (no public report found).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) =>
      changeInvocation(adapter, ({ args, ...invocation }, { model }) => ({
        ...invocation,
        args: model === undefined ? args : args.flatMap((word) => loosened(word, model)),
      })),
  },
  {
    name: "environment-of-request-dropped",
    fault: "Starts the CLI without the variables that the caller named (no public report found).",
    skip: withoutArguments,
    sabotage: (adapter) => changeRequest(adapter, ({ env: _, ...request }) => request),
  },
  {
    name: "folder-dropped",
    fault: "Starts the CLI in the host's own folder (no public report found).",
    skip: withoutArguments,
    sabotage: (adapter) => changeCall(adapter, (call) => ({ ...call, cwd: process.cwd() })),
  },
  {
    name: "wishes-lost-by-the-run",
    fault: "Starts the CLI with the prompt and the session alone (no public report found).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) => changeCall(adapter, ({ model: _, ...call }) => call),
  },
  {
    name: "schema-lost-by-the-run",
    fault: "Starts the CLI with the whole request but the schema of its answer (no public report found).",
    skip: (adapter) => withoutWish("outputSchema")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) => changeCall(adapter, ({ outputSchema: _, ...call }) => call),
  },
  {
    name: "model-brings-a-command",
    fault: "Goes on with the newest session where a model is chosen (no public report found).",
    skip: (adapter) => withoutWish("model")(adapter) ?? withoutArguments(adapter),
    sabotage: (adapter) =>
      changeInvocation(adapter, ({ args, ...invocation }, { model }) => ({
        ...invocation,
        args: model === undefined ? args : [...args, "resume"],
      })),
  },
  {
    name: "one-format-for-all",
    fault: "Asks for the same format whatever is wanted (no public report found).",
    skip: ({ manifest }) => (manifest.outputFormats.length > 1 ? null : "the adapter has one format"),
    sabotage: (adapter) =>
      changeRequest(adapter, ({ outputFormat: _, ...request }) => ({
        ...request,
        outputFormat: adapter.manifest.outputFormats[0] ?? "text",
      })),
  },
  {
    name: "aliases-mixed-up",
    fault: "Takes each alias of a model for another model (no public report found).",
    skip: ({ manifest }) =>
      Object.keys(manifest.shortAliases ?? {}).length > 0 && manifest.requests?.includes("model")
        ? null
        : "the manifest has no aliases of models",
    sabotage: (adapter) =>
      changeRequest(adapter, (request) =>
        Object.hasOwn(adapter.manifest.shortAliases ?? {}, request.model ?? "")
          ? { ...request, model: "some-other-model" }
          : request,
      ),
  },
]);

function change(name: string, wish: Wish, what: string, changed: (request: RunRequest) => RunRequest): Fault {
  return {
    name,
    fault: `${what} (no public report found).`,
    skip: withoutWish(wish),
    sabotage: (adapter) => changeRequest(adapter, changed),
  };
}

function loosened(word: string, model: string): string[] {
  if (/^(?:--model|-m)$/.test(word)) return [];
  return word.endsWith(`=${model}`) ? [model] : [word];
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
