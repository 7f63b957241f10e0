import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Run, Target } from "../model/target.ts";
import { AdapterCrash, AdapterHang, AdapterUnsupported } from "./adapter-faults.ts";
import { lastWords } from "./adapter-process.ts";
import { execTarget } from "./exec-target.ts";

const PROGRAM = join(import.meta.dirname, "..", "cli", "testing", "adapters", "misbehaving-program.mjs");
const pids: number[] = [];
let target: Target | undefined;

async function open(command = `'${process.execPath}' '${PROGRAM}'`, silenceMs = 20_000): Promise<Target> {
  const onStart = (pid: number) => pids.push(pid);
  target = await execTarget({ command, cwd: import.meta.dirname, env: process.env, silenceMs, onStart });
  return target;
}

function run(text: string): Run {
  return {
    outputFormat: "text",
    chunks: [["out", Buffer.from(text)]],
    exit: { code: 0, signal: null, timedOut: false, aborted: false },
  };
}

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 500; tries++) {
    try {
      process.kill(-pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

afterEach(async () => {
  await target?.close();
  expect(await Promise.all(pids.splice(0).map(isGone))).not.toContain(false);
});

describe("lastWords", () => {
  it.each([
    [
      "/a/b.js:1\nthrow new TypeError('x');\n^\n\nTypeError: x is no parrot\n    at main (/a/b.js:1:7)\n\nNode.js v20.20.2\n",
      "TypeError: x is no parrot",
    ],
    [
      'Traceback (most recent call last):\n  File "a.py", line 1\nValueError: no parrot\n',
      "ValueError: no parrot",
    ],
    [
      "thread 'main' panicked at src/main.rs:2:5:\nno parrot\nnote: run with RUST_BACKTRACE=1\n",
      "thread 'main' panicked at src/main.rs:2:5:",
    ],
    ["starting\nno parrot here\n", "no parrot here"],
    ["", ""],
  ])("of %j", (stderr, expected) => {
    expect(lastWords(stderr)).toBe(expected);
  });
});

describe("execTarget", () => {
  it("asks one program for everything, several questions at once", async () => {
    const program = await open();
    expect(program.manifest).toEqual({ id: "program", outputFormats: ["text"] });
    const replays = await program.replayInterleaved([run("slow ä"), run("quick")]);
    expect(replays.map(({ outcome }) => outcome.content)).toEqual(["slow ä", "quick"]);
    expect(replays[0]).toMatchObject({ events: [], outcome: { usage: null, error: null, diagnostics: {} } });
    expect(pids).toHaveLength(1);
  });

  it("starts the program again after a crash, and reports its last output", async () => {
    const program = await open();
    const crash = program.replay(run("do:crash"));
    await expect(crash).rejects.toBeInstanceOf(AdapterCrash);
    await expect(crash).rejects.toThrow("exit code 4) before it answered; its last words: last words");
    expect((await program.replay(run("fine"))).outcome.content).toBe("fine");
    expect(pids).toHaveLength(2);
  });

  it("ends a program that hangs, with its whole group, and starts it again", async () => {
    const program = await open(`sleep 100 & '${process.execPath}' '${PROGRAM}'`, 2000);
    await expect(program.replay(run("do:hang"))).rejects.toBeInstanceOf(AdapterHang);
    expect(await isGone(pids[0]!)).toBe(true);
    expect((await program.replay(run("fine"))).outcome.content).toBe("fine");
  });

  it.each([
    ["chatter", 'no JSON object with an id: "what a nice day"'],
    ["stranger", "answers nothing that was asked"],
    ["shapeless", '"parse" breaks the schema: /outcome/messages must be array'],
  ])("calls %s a crash", async (deed, message) => {
    const program = await open();
    const replay = program.replay(run(`do:${deed}`));
    await expect(replay).rejects.toBeInstanceOf(AdapterCrash);
    await expect(replay).rejects.toThrow(message);
  });

  it("passes on what the program says it cannot do", async () => {
    const program = await open();
    const replay = program.replay(run("do:refuse"));
    await expect(replay).rejects.toBeInstanceOf(AdapterUnsupported);
    await expect(replay).rejects.toThrow("too hard");
  });

  it("says why a program cannot be asked at all", async () => {
    await expect(open("no-such-program-here")).rejects.toThrow(/exit code 127.*no-such-program-here/);
    await expect(open('echo \'{"id":1,"manifest":{}}\'')).rejects.toThrow(
      '"describe" breaks the schema: /manifest',
    );
  });
});
