import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ActivityEvent, Adapter } from "../../../contracts/cli/v1/adapter.ts";
import parrot from "../../../contracts/cli/v1/examples/parrot.ts";
import { livingProcesses } from "../../../harness/lib/living-processes.ts";
import { run } from "./run.ts";
import type { RunOptions } from "./run-options.ts";
import { END, fakeCli, HANG, START, temporaryFolder } from "./testing/fake-cli.ts";

const QUICK = { graceMs: 400, lingerMs: 300 };

function runParrot(cliPath: string, prompt: string, options: RunOptions = {}) {
  return run(parrot as Adapter, { prompt }, { cliPath, timeoutMs: 20_000, ...QUICK, ...options });
}

/** Prints what the CLI was given as its answer. */
const ECHO = `
let stdin = Buffer.alloc(0);
process.stdin.on("data", (bytes) => { stdin = Buffer.concat([stdin, bytes]); });
process.stdin.on("end", () => {
  const sha256 = require("node:crypto").createHash("sha256").update(stdin).digest("hex");
  const answer = JSON.stringify({ length: stdin.length, sha256, argv: process.argv.slice(2), env: process.env });
  console.log(JSON.stringify({ type: "end", ok: true, answer }));
});`;

async function echoed(prompt: string, options: RunOptions = {}) {
  const outcome = await runParrot(fakeCli(ECHO), prompt, options);
  return JSON.parse(outcome.content ?? "null");
}

describe("what the CLI is given", () => {
  it("the whole prompt on stdin, nothing of it as an argument", async () => {
    const prompt = `${"x".repeat(2 * 1024 * 1024)}é`;
    const got = await echoed(prompt);
    expect(got.length).toBe(Buffer.byteLength(prompt));
    expect(got.argv).toEqual(["--json"]);
  });

  it("an environment of the allow-list", async () => {
    const parentEnv = {
      PATH: process.env.PATH,
      HOME: "/h",
      CLAUDECODE: "1",
      MY_TOKEN: "t",
      CODEX_HOME: "/c",
    };
    const { env } = await echoed("p", { parentEnv, inherit: ["CODEX_HOME"] });
    expect(env).toMatchObject({ HOME: "/h", TERM: "dumb", NO_COLOR: "1", CI: "true", CODEX_HOME: "/c" });
    expect(env).not.toHaveProperty("MY_TOKEN");
    expect(env).not.toHaveProperty("CLAUDECODE");
  });
});

describe("a CLI that does not care for its prompt", () => {
  it.each([
    ["exits before it reads", `${END}process.exit(0);`],
    ["never reads", `${END}setTimeout(() => process.exit(0), 200);`],
  ])("%s", async (_, body) => {
    const outcome = await runParrot(fakeCli(body), "x".repeat(1024 * 1024));
    expect(outcome).toMatchObject({ status: "ok", content: "done", exit: { code: 0 } });
  });
});

describe("a run that is ended", () => {
  const STUBBORN = `process.on("SIGTERM", () => {}); ${START}${HANG}`;

  it("with SIGKILL when SIGTERM is ignored", async () => {
    const outcome = await runParrot(fakeCli(STUBBORN), "p", { timeoutMs: 3000 });
    expect(outcome.error).toMatchObject({ kind: "timeout" });
    expect(outcome.exit).toEqual({ code: null, signal: "SIGKILL", timedOut: true, aborted: false });
  });

  it("by an abort, as cancelled", async () => {
    const outcome = await runParrot(fakeCli(`${START}${HANG}`), "p", { signal: AbortSignal.timeout(400) });
    expect(outcome.error?.kind).toBe("cancelled");
    expect(outcome.exit).toMatchObject({ signal: "SIGTERM", aborted: true });
  });

  it("before it began", async () => {
    const outcome = await runParrot("/nowhere", "p", { signal: AbortSignal.abort() });
    expect(outcome.error).toMatchObject({ kind: "cancelled", evidence: "spawn" });
  });

  it.each(["", ", detached: true"])("with its descendants (%s)", async (detached) => {
    const child = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`;
    const body = `
      const { pid } = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}],
        { stdio: "inherit"${detached} });
      console.log(JSON.stringify({ type: "say", text: String(pid) }));
      ${HANG}`;
    const outcome = await runParrot(fakeCli(body), "p", { timeoutMs: 4000 });
    const pid = Number(outcome.messages?.[0]);
    expect(pid).toBeGreaterThan(1);
    // One that was killed may be listed for a moment.
    expect(await livingProcesses([pid], 2000)).toEqual([]);
  });

  it("when it prints more than the limit, by an error that names it", async () => {
    const flood = `${START}setInterval(() => process.stderr.write("x".repeat(65536)), 1);`;
    const outcome = await runParrot(fakeCli(flood), "p", { maxOutputBytes: 1_000_000 });
    expect(outcome.error).toMatchObject({
      kind: "output_invalid",
      message: expect.stringContaining("1000000 bytes"),
    });
  });
});

describe("returning in time", () => {
  it("when the CLI lingers after its terminal record", async () => {
    const outcome = await runParrot(fakeCli(`${START}${END}${HANG}`), "p");
    expect(outcome).toMatchObject({
      status: "ok",
      content: "done",
      exit: { signal: "SIGTERM", timedOut: false },
    });
  });

  it("when an orphan holds the pipe", async () => {
    const body = `
      require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"],
        { stdio: "inherit", detached: true }).unref();
      ${END}`;
    expect(await runParrot(fakeCli(body), "p")).toMatchObject({ status: "ok", exit: { code: 0 } });
  });

  it("not before a second turn is over", async () => {
    const again = END.replace("done", "done again");
    const body = `${END}let n = 0; const t = setInterval(() => { console.log('{"type":"say","text":"."}');
      if (++n === 8) { clearInterval(t); ${again} } }, 100);`;
    expect((await runParrot(fakeCli(body), "p")).content).toBe("done again");
  });

  it("not while a child prints on behind a launcher that has ended", async () => {
    const player = `let n = 0; const t = setInterval(() => { console.log('{"type":"say","text":"."}');
      if (++n === 8) { clearInterval(t); ${END} } }, 100);`;
    const body = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(player)}],
      { stdio: "inherit", detached: true }).unref();`;
    // The child needs its time to start.
    expect((await runParrot(fakeCli(body), "p", { graceMs: 5000 })).content).toBe("done");
  });
});

describe("a rate limit", () => {
  const NOTICE = `console.error("Error: 429 Too Many Requests. Retrying ...");`;

  it("ends the run at once under the policy kill", async () => {
    const body = `${START}setInterval(() => { ${NOTICE} }, 50);`;
    const outcome = await runParrot(fakeCli(body), "p", { onRateLimit: { policy: "kill" } });
    expect(outcome.error).toMatchObject({ category: "rate_limit", httpStatus: 429 });
  });

  it("may be waited for, up to a maximum", async () => {
    const body = `${START}${NOTICE}setTimeout(() => { ${END} }, 400);`;
    expect((await runParrot(fakeCli(body), "p")).status).toBe("ok");
    const patient = { onRateLimit: { policy: "wait", maxMs: 5000 } } as const;
    expect((await runParrot(fakeCli(body), "p", patient)).status).toBe("ok");
    const forever = `${START}setInterval(() => { ${NOTICE} }, 50);`;
    const bounded = { onRateLimit: { policy: "wait", maxMs: 300 } } as const;
    expect((await runParrot(fakeCli(forever), "p", bounded)).error?.category).toBe("rate_limit");
  });

  it("that the model has got over does not end the run", async () => {
    const body = `${START}${NOTICE}
      setTimeout(() => console.log('{"type":"say","text":"back"}'), 30); setTimeout(() => { ${END} }, 500);`;
    const outcome = await runParrot(fakeCli(body), "p", { onRateLimit: { policy: "wait", maxMs: 250 } });
    expect(outcome.status).toBe("ok");
  });
});

describe("a CLI that cannot be started", () => {
  const failures: [string, () => string, string, RegExp][] = [
    ["is missing", () => "/nowhere/parrot", "cli_not_found", /nowhere\/parrot/],
    ["is not executable", () => fakeCli("", { mode: 0o644 }), "cli_not_found", /not an executable/],
    ["is a folder", () => temporaryFolder(), "cli_not_found", /not an executable/],
  ];
  it.each(failures)("%s", async (_, cli, kind, message) => {
    const outcome = await runParrot(cli(), "p");
    expect(outcome.error).toMatchObject({ kind, evidence: "spawn", message: expect.stringMatching(message) });
  });

  it("lacks its interpreter: it is not the CLI that is missing", async () => {
    const file = fakeCli("");
    const { writeFileSync } = await import("node:fs");
    writeFileSync(file, "#!/nowhere/node\n");
    const outcome = await runParrot(file, "p");
    expect(outcome.error).toMatchObject({
      kind: "configuration",
      message: expect.stringContaining("interpreter"),
    });
  });

  it("has no folder to work in, or no valid configuration", async () => {
    const request = { prompt: "p", cwd: "/nowhere" };
    expect((await run(parrot as Adapter, request, { cliPath: fakeCli(END) })).error?.kind).toBe(
      "configuration",
    );
    const config = { command: 3 };
    expect((await run(parrot as Adapter, { prompt: "p" }, { config })).error?.kind).toBe("configuration");
  });

  it("takes no prompt of this size", async () => {
    const manifest = { ...parrot.manifest, promptStyle: "arg", maxPromptBytes: 10 } as const;
    const outcome = await run({ ...parrot, manifest } as Adapter, { prompt: "longer than ten" }, {});
    expect(outcome.error).toMatchObject({
      kind: "invalid_request",
      message: expect.stringContaining("15 bytes"),
    });
  });
});

describe("what is left behind", () => {
  it("no process, no timer, no file; not even under twenty runs at once", async () => {
    const before = temporaryEntries();
    const cli = fakeCli(ECHO);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => runParrot(cli, `prompt ${index} ${"y".repeat(index)}`)),
    );
    const lengths = outcomes.map(({ content }) => JSON.parse(content ?? "null").length);
    expect(lengths).toEqual(Array.from({ length: 20 }, (_, index) => `prompt ${index} `.length + index));
    expect(temporaryEntries()).toEqual(before);
  });

  it("the files of prompt style file are gone, and were there", async () => {
    const fileAdapter: Adapter = {
      ...(parrot as Adapter),
      manifest: { ...parrot.manifest, promptStyle: "file" },
      configSchema: z.object({}),
      invocation: ({ prompt, filesFolder = "" }) => ({
        command: "parrot",
        args: [path.join(filesFolder, "prompt.md")],
        stdin: null,
        env: {},
        files: [{ path: "prompt.md", text: prompt }],
      }),
    };
    const body = `const file = process.argv[2];
      const answer = JSON.stringify([file, require("node:fs").readFileSync(file, "utf8")]);
      console.log(JSON.stringify({ type: "end", ok: true, answer }));`;
    const outcome = await run(fileAdapter, { prompt: "in a file" }, { cliPath: fakeCli(body) });
    const [file, text] = JSON.parse(outcome.content ?? "[]");
    expect(text).toBe("in a file");
    expect(existsSync(path.dirname(file))).toBe(false);
  });

  function temporaryEntries(): string[] {
    return readdirSync(tmpdir()).filter((name) => name.startsWith("cliproof-run-"));
  }
});

describe("who listens", () => {
  it("gets every event, and may throw without harm to others", async () => {
    const events: ActivityEvent[] = [];
    const onActivity = (event: ActivityEvent): void => {
      events.push(event);
      throw new Error("listener");
    };
    const body = `${START}console.log('{"type":"say","text":"a"}');process.stdout.write('{"type":"say","text":"b"}');`;
    await runParrot(fakeCli(body), "p", { onActivity });
    expect(events.map(({ kind }) => kind)).toEqual(["session", "assistant_text", "assistant_text"]);
  });

  it("may have a trace, and a trace that cannot be written is no failure", async () => {
    const traceFile = path.join(temporaryFolder(), "trace.ndjson");
    await runParrot(fakeCli(END), "p", { traceFile });
    const [line] = readFileSync(traceFile, "utf8").trim().split("\n");
    const { stream, base64 } = JSON.parse(line ?? "{}");
    expect([stream, Buffer.from(base64, "base64").toString()]).toEqual([
      "out",
      '{"type":"end","ok":true,"answer":"done"}\n',
    ]);
    mkdirSync(`${traceFile}.d`);
    expect((await runParrot(fakeCli(END), "p", { traceFile: `${traceFile}.d` })).status).toBe("ok");
  });

  it("learns what an adapter throws, once the CLI is gone", async () => {
    const faulty = {
      ...parrot,
      parser: () => ({
        push() {
          throw new Error("in push");
        },
        end: () => ({}) as never,
      }),
    } as Adapter;
    await expect(
      run(faulty, { prompt: "p" }, { cliPath: fakeCli(`${START}${HANG}`), ...QUICK }),
    ).rejects.toThrow("in push");
  });
});
