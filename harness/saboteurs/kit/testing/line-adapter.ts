import { z } from "zod";
import type { Adapter, Parser } from "../../../../contracts/cli/v1/adapter.ts";

/** A complete adapter of a CLI that prints lines of text: each is a message, the last one the answer. */
export const lineAdapter: Adapter = {
  manifest: {
    id: "lines",
    provider: "lines",
    outputFormats: ["text", "stream-json"],
    terminalRecords: { text: null, "stream-json": "result" },
  },
  configSchema: z.object({}),
  invocation: () => ({ command: "lines", args: [], stdin: null, env: {} }),
  parser: lineParser,
  sessionCodec: {
    serialize: ({ session }) => (session?.id == null ? null : { id: session.id }),
    deserialize(state) {
      const id = (state as { id?: unknown } | null)?.id;
      return typeof id === "string" ? { id } : null;
    },
    displayId: ({ id }) => String(id),
  },
};

function lineParser(): Parser {
  const lines: string[] = [];
  let rest = Buffer.alloc(0);
  function take(text: string) {
    lines.push(text);
    return { kind: "assistant_text" as const, text };
  }
  return {
    push(stream, bytes) {
      if (stream === "err") return [];
      const parts = Buffer.concat([rest, bytes]).toString("latin1").split("\n");
      rest = Buffer.from(parts.pop() ?? "", "latin1");
      return parts.map((part) => take(Buffer.from(part, "latin1").toString("utf8")));
    },
    flush() {
      const last = rest.toString("utf8");
      rest = Buffer.alloc(0);
      return last === "" ? [] : [take(last)];
    },
    end: (exit) => ({
      status: "ok",
      content: lines.at(-1) ?? "",
      messages: [...lines],
      session: { id: lines[0] ?? null },
      tools: [],
      exit,
    }),
  };
}
