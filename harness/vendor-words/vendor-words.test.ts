import { describe, expect, it } from "vitest";
import type { Adapter } from "../../contracts/cli/v1/adapter.ts";
import { VENDOR_TYPES } from "./vendor-types.ts";
import { allWords, keptWords, type VendorWords } from "./vendor-words.ts";
import { wordsInType } from "./words-in-types.ts";

const END = { code: 0, signal: null, timedOut: false, aborted: false };

async function adapterOf(provider: string): Promise<Adapter> {
  return (await import(`../../adapters/${provider}/index.ts`)).default;
}

/** `session.canvas.*` leaves out all words that begin so. */
function isLeftOut(word: string, { leftOut }: VendorWords): boolean {
  return Object.keys(leftOut).some((one) =>
    one.endsWith("*") ? word.startsWith(one.slice(0, -1)) : one === word,
  );
}

/** Whether the adapter counts a record of this type as one that it does not know. */
function isUnknownRecord({ parser }: Adapter, word: string): boolean {
  const [type, subtype = "init"] = word.split("/");
  const run = parser({ outputFormat: "stream-json" });
  const record = { type, subtype, role: "assistant", content: "" };
  run.push("out", Buffer.from(`${JSON.stringify(record)}\n`));
  return Object.keys(run.end(END).diagnostics?.unknownTypes ?? {}).length > 0;
}

describe.each(VENDOR_TYPES)("the words of $package", ({ provider }) => {
  const words = keptWords(provider)!;

  it("are kept, with the version that they are of", () => {
    expect(words.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(allWords(words).length).toBeGreaterThan(5);
  });

  it("for errors have a kind, or a reason why they have none", async () => {
    const adapter = await adapterOf(provider);
    const { ERROR_RULES } = await import(`../../adapters/${provider}/error-rules.ts`);
    const { classify } = await import("../../adapters/shared/errors/classify.ts");
    const kindOf = (code: string) => classify([{ place: "record", code }], { rules: ERROR_RULES }).kind;
    const unclassed = Object.values(words.errors)
      .flat()
      .filter((word) => kindOf(word) === "unknown" && !isLeftOut(word, words));
    expect([adapter.manifest.id, unclassed]).toEqual([provider, []]);
  });

  it("for records are known, or left out with a reason", async () => {
    const adapter = await adapterOf(provider);
    const strange = Object.values(words.records)
      .flat()
      .filter((word) => isUnknownRecord(adapter, word) && !isLeftOut(word, words));
    expect(strange).toEqual([]);
  });

  it("that are left out are words of the vendor", () => {
    const all = allWords(words);
    const stale = Object.keys(words.leftOut).filter((one) =>
      one.endsWith("*") ? !all.some((word) => word.startsWith(one.slice(0, -1))) : !all.includes(one),
    );
    expect(stale).toEqual([]);
  });
});

describe("words of a declaration file", () => {
  const source = `
    declare type Word = 'one' | 'two' | Other;
    declare type Other = "three";
    interface Base { type: string }
    interface Start extends Base { type: "start"; subtype: 'a' | 'b' }
    declare type End = { type: "end"; text: string } & Record<string, unknown>;
    declare enum Kind { MESSAGE = "message" }
    interface Message { type: Kind.MESSAGE }
    export type Any = Start | End | Message | Missing;
    interface Holder { error?: { name: "Odd" } | { name: "Odder" } }
  `;

  it.each([
    ["Word", ["one", "three", "two"]],
    ["Any", ["end", "message", "start/a", "start/b"]],
    ["Holder.error", ["Odd", "Odder"]],
    ["Nothing", []],
  ])("%s", (name, words) => expect(wordsInType(source, name)).toEqual(words));

  it("of a type that names itself are found without end", () => {
    expect(wordsInType(`type A = "x" | A;`, "A")).toEqual(["x"]);
  });
});
