import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CertificationReport } from "../../schemas/harness/v1/generated/report.ts";
import { hasPython } from "../docs/has-python.ts";
import { PROJECT_ROOT } from "../lib/project.ts";
import { validator } from "../schema/validators.ts";
import { runCliproof, runShell } from "./testing/run-cliproof.ts";

const ADAPTERS = "harness/cli/testing/adapters";
const FIXTURES = "contracts/cli/v1/examples/fixtures";
const FAULTY = "contracts/cli/v1/examples/faulty-parrot.ts";
const GOOD = "contracts/cli/v1/examples/parrot.ts";
const JSON_REPORT = ["--format", "json", "--no-timings"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cliproof-cli-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function certify(adapter: string, ...words: string[]) {
  return runCliproof(["certify", adapter, "--fixtures", FIXTURES, ...words]);
}

async function report(adapter: string, ...words: string[]): Promise<CertificationReport> {
  const { stdout } = await certify(adapter, ...words, ...JSON_REPORT);
  return JSON.parse(stdout);
}

/** As `report`, for adapters that leave notes: their home is this test's folder. */
async function reportHere(adapter: string, ...words: string[]): Promise<CertificationReport> {
  const command = ["certify", adapter, "--fixtures", FIXTURES, ...words, ...JSON_REPORT];
  return JSON.parse((await runCliproof(command, PROJECT_ROOT, { HOME: folder, USERPROFILE: folder })).stdout);
}

/** A process that is dead but not yet waited for by its parent counts as gone. */
function isAlive(pid: string): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}

function hasTools(...names: string[]): boolean {
  return names.every((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0);
}

describe("certify", { timeout: 300_000 }, () => {
  it("certifies a good adapter by path with its author's fixtures, and writes what is asked for", async () => {
    const out = join(folder, "out");
    const words = ["--only", "PARSE-011", "--only", "PROC-001", "--out", out, "--no-timings"];
    const { code, stdout, stderr } = await certify(GOOD, ...words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Certified.");
    const written: CertificationReport = JSON.parse(await readFile(join(out, "report.json"), "utf8"));
    expect(validator("harness/v1/report")(written)).toEqual([]);
    expect(written.adapters[0]?.invariants.map(({ id, verdict }) => [id, verdict]).slice(0, 2)).toEqual([
      ["INV-CLI-PARSE-011", "passed"],
      ["INV-CLI-PROC-001", "passed"],
    ]);
    expect(await readFile(join(out, "junit.xml"), "utf8")).toContain("<testsuite ");
    expect(await readFile(join(out, "report.md"), "utf8")).toContain("# Certification: certified");
  });

  it("says what broke, on what, and gives a command that shows the same failure again", async () => {
    const first = await certify(FAULTY, "--only", "PARSE-005", "--no-timings");
    expect(first.code).toBe(1);
    const replay = /^ +replay +(.+)$/m.exec(first.stdout)?.[1];
    expect(replay).toMatch(
      /^npm run certify \S+ -- --fixtures \S+ --only INV-CLI-PARSE-005 --check \S+ --case parrot\/1\.0\.0\/hello --seed 1/,
    );
    const again = await runShell(`${replay} --no-timings`);
    const failure = /check cuts\n[\s\S]*?\n\n/;
    expect(again.code).toBe(1);
    expect(again.stdout).toContain("cases: 1 failed;");
    expect(failure.exec(again.stdout)?.[0]).toBe(failure.exec(first.stdout)?.[0]);
  });

  it("gives a command that shows a failure of the whole corpus again, and that one alone", async () => {
    const first = await certify(`${ADAPTERS}/config-throws.mjs`, "--only", "MANIFEST-001", "--no-timings");
    const failure = /the whole corpus, check config-schema\n[\s\S]*? replay +(.+)\n/;
    const [shown, replay] = failure.exec(first.stdout) ?? [];
    expect(replay).toMatch(/--check config-schema --case corpus --seed 1/);
    const again = await runShell(`${replay} --no-timings`);
    expect(again.code).toBe(1);
    expect(again.stdout).toContain("cases: 1 failed;");
    expect(failure.exec(again.stdout)?.[0]).toBe(shown);
  });

  it("gives the same bytes for one seed, whatever the number of workers", async () => {
    const words = [FAULTY, "--only", "PARSE-005", "--only", "PARSE-011", "--seed", "7", ...JSON_REPORT];
    const runs = [
      await certify(words[0]!, ...words.slice(1), "--jobs", "1"),
      await certify(words[0]!, ...words.slice(1)),
    ];
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[0]?.code).toBe(1);
    expect(validator("harness/v1/report")(JSON.parse(runs[0]!.stdout))).toEqual([]);
  });

  it("goes on after an adapter hung in one fixture", async () => {
    const path = `${ADAPTERS}/hangs-on-one-fixture.mjs`;
    const result = await report(path, "--only", "PARSE-011", "--case-timeout", "3");
    expect(result.certified).toBe(false);
    expect(result.adapters[0]?.totals).toMatchObject({ passed: 2, "timed-out": 1 });
    expect(result.adapters[0]?.cases).toMatchObject([
      { fixture: "parrot/1.0.0/rate-limited", verdict: "timed-out" },
    ]);
  });

  it("leaves no process behind of an adapter that started some and hung", async () => {
    const path = `${ADAPTERS}/hangs-with-children.mjs`;
    const result = await reportHere(path, "--only", "PARSE-011", "--case-timeout", "2", "--jobs", "1");
    expect(result.adapters[0]?.totals).toMatchObject({ passed: 2, "timed-out": 1 });
    const children = (await readFile(join(folder, "children.txt"), "utf8")).trim().split("\n");
    expect(children.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => children.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  });

  it("waits once for a case that hung, and runs those after it", async () => {
    const words = ["--only", "PARSE-005", "--case", "parrot/1.0.0/hello", "--case-timeout", "2"];
    const result = await reportHere(`${ADAPTERS}/hangs-on-empty-chunk.mjs`, ...words);
    const totals = result.adapters[0]!.totals;
    expect(await readFile(join(folder, "hangs.txt"), "utf8")).toBe("hung\n".repeat(totals["timed-out"]!));
    expect(result.adapters[0]!.cases).toContainEqual(
      expect.objectContaining({
        verdict: "timed-out",
        finding: expect.objectContaining({
          check: "cuts",
          message: "the adapter gave no sign of life within 2 s",
        }),
      }),
    );
    expect(totals.passed).toBeGreaterThan(0);
  });

  it("goes on after an adapter ended the process in one fixture", async () => {
    const result = await report(`${ADAPTERS}/exits-on-one-fixture.mjs`, "--only", "PARSE-011");
    expect(result.certified).toBe(false);
    expect(result.adapters[0]?.totals).toMatchObject({ passed: 2, errored: 1 });
  });

  it("calls an adapter that throws errored, with its own line", async () => {
    const result = await report(`${ADAPTERS}/throws-on-one-fixture.mjs`, "--only", "PARSE-011");
    const [broken] = result.adapters[0]?.cases ?? [];
    expect(broken?.verdict).toBe("errored");
    expect(broken?.finding?.message).toMatch(
      /^push\(\) threw SyntaxError: .*throws-on-one-fixture\.mjs:4:\d+\)$/,
    );
  });

  it("keeps what an adapter prints out of the report", async () => {
    const { code, stdout } = await certify(
      `${ADAPTERS}/prints-to-stdout.mjs`,
      "--only",
      "PARSE-011",
      ...JSON_REPORT,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).adapters[0].totals).toMatchObject({ passed: 2, failed: 0, errored: 0 });
  });

  it("takes an adapter from createAdapter()", async () => {
    const { code } = await certify(`${ADAPTERS}/made-by-factory.mjs`, "--only", "PARSE-011");
    expect(code).toBe(0);
  });

  it("runs known failures, and certifies an adapter in spite of them", async () => {
    const { code, stdout } = await certify(
      `${ADAPTERS}/known-failures`,
      "--only",
      "PARSE-011",
      ...JSON_REPORT,
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout).adapters[0].cases).toMatchObject([
      { verdict: "known-failure", reason: "crackers are not parsed (polly, until 2999-12-31)" },
    ]);
  });

  it.skipIf(!hasPython())("certifies a program over the process protocol (needs python3)", async () => {
    const words = ["--exec", "python3 contracts/cli/v1/examples/parrot.py", "--fixtures", FIXTURES];
    const { code, stdout } = await runCliproof(["certify", ...words, "--only", "PARSE-005", ...JSON_REPORT]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).adapters[0]).toMatchObject({ id: "parrot-py", certified: true });
  });

  it.skipIf(!hasTools("sh", "jq", "perl", "base64"))(
    "certifies a shell script, and not a wrong one (needs jq, perl, base64)",
    async () => {
      const magpie = join(PROJECT_ROOT, "contracts/cli/v1/examples/magpie.sh");
      const wrong = join(folder, "wrong.sh");
      // It reads the first piece alone.
      const script = await readFile(magpie, "utf8");
      await writeFile(wrong, script.replace("| base64 -d", "| head -n 1 | base64 -d"));
      const certifyScript = (path: string) =>
        runCliproof([
          "certify",
          ...["--exec", `sh '${path}'`, "--fixtures", "contracts/cli/v1/examples/fixtures-text"],
          ...[
            "--only",
            "PARSE-002",
            "--only",
            "PARSE-005",
            "--only",
            "ERR-002",
            "--runs",
            "1",
            ...JSON_REPORT,
          ],
        ]);
      const good = await certifyScript(magpie);
      expect(good.code).toBe(0);
      expect(JSON.parse(good.stdout).adapters[0]).toMatchObject({ id: "magpie-sh", certified: true });
      const bad: CertificationReport = JSON.parse((await certifyScript(wrong)).stdout);
      const broken = bad.adapters[0]?.invariants.filter(({ verdict }) => verdict === "failed");
      expect(broken?.map(({ id }) => id)).toContain("INV-CLI-PARSE-005");
    },
  );

  it("ends at the first broken case of the plan with --fail-fast", async () => {
    const { stdout } = await certify(
      FAULTY,
      "--only",
      "PARSE-005",
      "--only",
      "PARSE-011",
      "--fail-fast",
      ...JSON_REPORT,
    );
    const [faulty] = JSON.parse(stdout).adapters;
    expect(faulty.totals).toMatchObject({ passed: 0, failed: 1 });
    expect(faulty.invariants[1]).toMatchObject({
      verdict: "unproven",
      reason: "not reached: the run ended before",
    });
  });

  it("does not certify an adapter whose provider has no fixtures", async () => {
    const { code, stdout } = await runCliproof(["certify", `${ADAPTERS}/no-fixtures.mjs`]);
    expect(code).toBe(1);
    expect(stdout).toContain("there are no fixtures of provider dodo");
  });

  it("keeps a counterexample as a fixture, once", async () => {
    const here = await mkdtemp(join(folder, "keep-"));
    const words = ["certify", join(PROJECT_ROOT, FAULTY), "--fixtures", join(PROJECT_ROOT, FIXTURES)];
    const command = [...words, "--only", "PARSE-005", "--keep"];
    const first = await runCliproof(command, here);
    const kept = /^kept: (.+)$/m.exec(first.stderr)?.[1];
    expect(kept).toMatch(/^fixtures\/regressions\/parrot\/parse-005-/);
    const manifest = JSON.parse(await readFile(join(here, kept!, "fixture.json"), "utf8"));
    expect(manifest.provenance).toMatchObject({ kind: "derived", from: "parrot/1.0.0/hello" });
    expect((await runCliproof(command, here)).stderr).toContain(`kept before: ${kept}`);
    const certified = await runCliproof(
      ["certify", join(PROJECT_ROOT, GOOD), "--fixtures", "fixtures", "--only", "PARSE-005"],
      here,
    );
    expect(certified.code).toBe(0);
  });
});
