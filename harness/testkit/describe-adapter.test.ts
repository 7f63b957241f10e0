import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT_ROOT } from "../lib/project.ts";
import { type DescribeChoice, describeAdapter, type TestContext } from "./describe-adapter.ts";

const EXAMPLES = join(PROJECT_ROOT, "contracts/cli/v1/examples");

/** What a runner would show: `passed`, `skipped: ...` or the message of a failure, by the name of the test. */
async function shown(adapter: string, choice: DescribeChoice): Promise<Record<string, string>> {
  const tests: [string, (context: TestContext) => Promise<void>][] = [];
  const runner = {
    describe: (_name: string, body: () => void) => body(),
    it: (name: string, body: (...given: TestContext[]) => Promise<void>) => tests.push([name, body]),
  };
  describeAdapter(runner, join(EXAMPLES, adapter), { fixtures: [join(EXAMPLES, "fixtures")], ...choice });
  const results: Record<string, string> = {};
  for (const [name, body] of tests) {
    let result = "passed";
    const skip = (note?: string) => {
      result = `skipped: ${note}`;
    };
    await body({ skip }).catch((thrown: Error) => {
      result = thrown.message;
    });
    results[name.split(":")[0]!] = result;
  }
  return results;
}

describe("tests of an adapter", { timeout: 60_000 }, () => {
  it("pass, are skipped with the reason, and end with the certificate", async () => {
    expect(await shown("parrot.ts", { only: ["PARSE-005", "EVENT-006"] })).toEqual({
      "INV-CLI-PARSE-005": "passed",
      "INV-CLI-EVENT-006": expect.stringMatching(/^skipped: (?:unproven|unsupported): ./),
      "is certified": "passed",
    });
  });

  it("fail with the sentence, the finding and the command that shows it again", async () => {
    const { "INV-CLI-PARSE-005": message, "is certified": certificate } = await shown("faulty-parrot.ts", {
      only: ["PARSE-005"],
    });
    expect(message).toContain("Any split of the same bytes into chunks MUST give the same events");
    expect(message).toContain('expected  "Bonjour');
    expect(message).toMatch(/replay {4}.*certify .*--check cuts --case parrot/);
    expect(certificate).toContain("the adapter is not certified");
  });

  it("fail one by one, with one line, for an adapter that is not there", async () => {
    const results = await shown("no-parrot.ts", { only: ["PARSE-005"] });
    expect(results["INV-CLI-PARSE-005"]).toMatch(/^no adapter module at .*no-parrot\.ts$/);
    expect(results["is certified"]).toBe(results["INV-CLI-PARSE-005"]);
  });

  it("are not made for an invariant that there is not", async () => {
    await expect(shown("parrot.ts", { only: ["PARSE-099"] })).rejects.toThrow(
      "only PARSE-099: no such invariant",
    );
  });

  it("fail for a shard that there is not", async () => {
    const results = await shown("parrot.ts", { only: ["PARSE-005"], shard: "3/2" });
    expect(results["is certified"]).toBe("shard 3/2: I/N is needed, 1/3 for instance, with I from 1 to N");
  });
});
