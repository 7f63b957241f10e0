import { expect, it } from "vitest";
import { hostileStreams } from "./hostile-streams.ts";

it("nests hostile values in the provider's own record and keeps it JSON", () => {
  const streams = new Map(
    hostileStreams('{"type":"done","ok":true}').map(({ name, bytes }) => [name, bytes.toString()]),
  );
  expect(JSON.parse(streams.get("lone high surrogate")!)).toEqual({ zz: "\ud83d", type: "done", ok: true });
  expect(JSON.parse(streams.get("deep objects in a record")!).type).toBe("done");
  expect(streams.get("deep arrays")!.startsWith("[".repeat(10_000))).toBe(true);
});

it("nests them in an empty record too", () => {
  const [found] = hostileStreams("{}").filter(({ name }) => name === "lone low surrogate");
  expect(Object.keys(JSON.parse(found!.bytes.toString()))).toEqual(["zz"]);
});
