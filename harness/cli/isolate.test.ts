import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

const FIXTURES = "contracts/cli/v1/examples/fixtures";
const file = (path: string) => JSON.stringify(join(PROJECT_ROOT, path));

/** An adapter that gets every answer wrong, unless `isHonest` says otherwise. */
const wrong = (isHonest = "false") => `
import parrot from ${file("contracts/cli/v1/examples/parrot.ts")};
export default {
  ...parrot,
  parser(options) {
    const parser = parrot.parser(options);
    return {
      push: (stream, bytes) => parser.push(stream, bytes),
      flush: () => parser.flush(),
      end: (exit) => {
        const outcome = parser.end(exit);
        return (${isHonest}) || outcome.content === null ? outcome : { ...outcome, content: "WRONG" };
      },
    };
  },
};
`;

/** Ways in which an adapter answers in the name of the checks, when it shares a process with them. */
const CHEATS: Readonly<Record<string, string>> = {
  "answers orders of certify by itself": `
const send = process._send?.bind(process);
const before = process.listeners("message");
process.removeAllListeners("message");
process.on("message", (order) => {
  if (order.type !== "cases") return before.forEach((listener) => listener(order));
  const outcome = { verdict: "passed", inputs: 1 };
  for (const _ of order.cases) send({ type: "note", note: { type: "ran", outcomes: [outcome] } });
  send({ type: "answer", answer: { type: "done" } });
});
${wrong()}`,
  "replaces the checks": `
const { default: check } = await import(${file("harness/checks/cli/parse/answers/content-expected.ts")});
check.run = async () => ({ verdict: "passed", inputs: 1 });
${wrong()}`,
  "is right under certify alone": wrong(
    'Object.keys(process.env).some((name) => name.startsWith("CLIPROOF"))',
  ),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-isolate-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function certified(code: string): Promise<CertificationReport> {
  const path = join(folder, "adapter.mjs");
  await writeFile(path, code);
  const words = ["--isolate", "--fixtures", FIXTURES, "--only", "PARSE-002", "--format", "json"];
  return JSON.parse((await runCliproof(["certify", path, ...words])).stdout);
}

describe("certify --isolate", { timeout: 120_000 }, () => {
  it.each(Object.entries(CHEATS))("is not fooled by an adapter that %s", async (_what, code) => {
    const { certified: isCertified, adapters } = await certified(code);
    expect(isCertified).toBe(false);
    expect(adapters[0]!.cases.some(({ finding }) => finding?.actual?.includes("WRONG"))).toBe(true);
  });

  it("reports an adapter that throws by its own error, with the command that isolates it again", async () => {
    const { adapters } = await certified(wrong('(() => { throw new TypeError("no such parrot"); })()'));
    const [broken] = adapters[0]!.cases.filter(({ finding }) => finding !== undefined);
    expect(broken?.finding?.message).toContain("TypeError: no such parrot");
    expect(broken?.finding?.replay).toContain(" --isolate ");
  });

  it("is for modules alone", async () => {
    const { code, stderr } = await runCliproof(["certify", "--exec", "true", "--isolate"]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "cliproof: --isolate: a program has a process of its own already\n",
    });
  });
});
