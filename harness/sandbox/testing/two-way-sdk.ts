import type { ChildProcess } from "node:child_process";
import claude from "../../../adapters/claude/index.ts";
import { jsonRecord } from "../../../adapters/shared/framing/json-record.ts";
import { LineSplitter } from "../../../adapters/shared/framing/line-splitter.ts";
import { runCall } from "../../../adapters/shared/run/run-call.ts";
import { SHELL, type ShellParts } from "../../../adapters/shared/run/shell-parts.ts";
import type { Adapter, RunCall } from "../../../contracts/cli/v1/adapter.ts";

/** Claude as an SDK starts it: the prompt is a record, and stdin stays open until the result. */
const TWO_WAY = {
  ...claude,
  invocation(...[request, config, cli]: Parameters<typeof claude.invocation>) {
    const { args, ...invocation } = claude.invocation(request, config, cli);
    const message = { role: "user", content: [{ type: "text", text: request.prompt }] };
    const stdin = lineOf({ type: "user", message, parent_tool_use_id: null, session_id: "" });
    return { ...invocation, args: [...args, "--input-format", "stream-json"], stdin };
  },
} as Adapter;

const PARTS: ShellParts = {
  ...SHELL,
  feed({ stdin }, text) {
    stdin?.on("error", () => {});
    stdin?.write(text ?? "");
  },
  drain(child, take) {
    const lines = new LineSplitter();
    SHELL.drain(child, (stream, bytes) => {
      if (stream === "out") lines.push(bytes, (line) => answer(child, jsonRecord(line)));
      take(stream, bytes);
    });
  },
};

/** Denies what the CLI asks for, and closes its stdin at the result. */
function answer({ stdin }: ChildProcess, record: Record<string, unknown> | null): void {
  if (record?.type === "result") stdin?.end();
  if (record?.type !== "control_request") return;
  const response = { behavior: "deny", message: "There is no one to ask." };
  const { request_id } = record;
  stdin?.write(lineOf({ type: "control_response", response: { subtype: "success", request_id, response } }));
}

function lineOf(record: object): string {
  return `${JSON.stringify(record)}\n`;
}

/** A correct adapter that only runs, over claude's two-way protocol. */
export const twoWaySdk = {
  manifest: {
    ...claude.manifest,
    id: "two-way-sdk",
    outputFormats: ["stream-json"],
    capabilities: { ...claude.manifest.capabilities, interactive: false, wrapsPrompt: true },
  },
  run: (call: RunCall, signal?: AbortSignal) =>
    runCall(TWO_WAY, { ...call, outputFormat: "stream-json" }, signal, PARTS),
} as unknown as Adapter;
