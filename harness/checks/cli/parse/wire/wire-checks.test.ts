import { describe, expect, it } from "vitest";
import type { Adapter } from "../../../../../contracts/cli/v1/adapter.ts";
import { runCheck } from "../../../kit/testing/run-check.ts";
import { faultyAdapter, toyAdapter } from "../../../kit/testing/toy-adapter.ts";
import wireAnyStream from "./wire-any-stream.ts";
import wireCuts from "./wire-cuts.ts";
import wireNearMiss from "./wire-near-miss.ts";

/** Every record of claude is one the toy does not know: it counts types, and must survive. */
function onClaude(adapter: Adapter): Adapter {
  return { ...adapter, manifest: { ...adapter.manifest, provider: "claude" } };
}

/** Reads each record on its own and throws when it is not what was hoped for. */
function reading(read: (record: Record<string, unknown>) => void): Adapter {
  return faultyAdapter((good) => {
    let rest = "";
    return {
      push(stream, bytes) {
        const lines = (rest + Buffer.from(bytes).toString("latin1")).split("\n");
        rest = lines.pop()!;
        for (const line of lines) read(JSON.parse(Buffer.from(line, "latin1").toString("utf8")));
        return good.push(stream, bytes);
      },
    };
  });
}

const perChunk = faultyAdapter((good) => ({
  push: (stream, bytes) => good.push(stream, Buffer.from(Buffer.from(bytes).toString("utf8").trim())),
}));

describe.each([wireAnyStream, wireNearMiss, wireCuts])("$name", (check) => {
  it("passes an adapter without a fault", async () => {
    const { finding, tried } = await runCheck(check, onClaude(toyAdapter));
    expect(finding).toBeUndefined();
    expect(tried).toBe(20);
  });

  it("does not apply to an adapter without stream-json", async () => {
    const manifest = { ...onClaude(toyAdapter).manifest, outputFormats: ["text"] as ["text"] };
    expect((await runCheck(check, { ...toyAdapter, manifest })).results[0]?.verdict).toBe("not-applicable");
  });
});

describe("wire checks of PARSE", () => {
  it("catch an adapter that counts on an optional field", async () => {
    const adapter = reading((record) => {
      if (record.type === "rate_limit_event")
        (record.rate_limit_info as { utilization: number }).utilization.toFixed();
    });
    const { finding } = await runCheck(wireAnyStream, onClaude(adapter), [], { runs: 60 });
    expect(finding?.message).toContain("a valid stream");
    expect(finding?.input).toContain("rate_limit_event");
  });

  it("catch an adapter that counts on the type of a field", async () => {
    const adapter = reading((record) => void (record.uuid as string | undefined)?.trim());
    const { finding } = await runCheck(wireNearMiss, onClaude(adapter), [], { runs: 200 });
    expect(finding?.message).toContain("nearly right");
    expect((await runCheck(wireAnyStream, onClaude(adapter), [], { runs: 60 })).finding).toBeUndefined();
  });

  it("catch an adapter that decodes chunk by chunk", async () => {
    const { finding } = await runCheck(wireCuts, onClaude(perChunk));
    expect(finding?.message).toContain("cut into pieces");
  });

  it("try one counterexample alone when its path is given", async () => {
    const first = await runCheck(wireCuts, onClaude(perChunk));
    const again = await runCheck(wireCuts, onClaude(perChunk), [], { path: first.finding?.path });
    expect(again.finding?.input).toBe(first.finding?.input);
  });
});
