import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hasPython } from "../docs/has-python.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { validator } from "../schema/validators.ts";
import { runCliproof } from "./testing/run-cliproof.ts";

const EXAMPLES = "contracts/cli/v1/examples";

function dumped(adapter: string, fixture: string, ...words: string[]) {
  const one = ["--only", "PARSE-005", "--check", "cuts", "--case", fixture, "--dump"];
  return runCliproof(["certify", adapter, "--fixtures", `${EXAMPLES}/fixtures`, ...one, ...words]);
}

function bytesAsked({ chunks }: { chunks: [string, string][] }): string {
  return Buffer.concat(chunks.map(([, base64]) => Buffer.from(base64, "base64"))).toString("utf8");
}

describe("certify --dump", { timeout: 300_000 }, () => {
  it("prints one case's inputs, which a program of the process protocol answers", async () => {
    const { code, stdout, stderr } = await dumped(`${EXAMPLES}/faulty-parrot.ts`, "parrot/1.0.0/hello");
    expect(code).toBe(0);
    expect(stderr).toMatch(/^\d+ inputs of INV-CLI-PARSE-005: failed: .*outcome\.content differs\n$/);
    const requests = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(requests.map(({ id }) => id)).toEqual(requests.map((_, index) => index + 1));
    expect(requests.map(validator("harness/v1/protocol-request"))).toEqual(requests.map(() => []));
    expect(bytesAsked(requests[1]), "the same bytes in other pieces").toBe(bytesAsked(requests[0]));
    expect(requests[1].chunks.length).not.toBe(requests[0].chunks.length);
    if (!hasPython()) return;
    const parrot = spawnSync("python3", [join(PROJECT_ROOT, "contracts/cli/v1/examples/parrot.py")], {
      input: stdout,
      encoding: "utf8",
    });
    const answers = parrot.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
    expect(answers[0].outcome.content).toBe("Bonjour, ça va ? 🦜");
    expect(answers[1].outcome.content).toBe("Bonjour, ça va ? 🦜");
  });

  it("prints inputs up to the one that an adapter hangs on", async () => {
    const hanging = "harness/cli/testing/adapters/hangs-on-one-fixture.mjs";
    const { stdout, stderr } = await dumped(hanging, "parrot/1.0.0/rate-limited", "--case-timeout", "2");
    expect(stderr).toContain("timed-out");
    expect(stdout).toMatch(/^\{"id":1,"op":"parse"/);
  });
});
