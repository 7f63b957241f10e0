import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MockOptions, writeMock } from "../../../mock-clis/mock-cli.mjs";
import type { Arguments } from "../../lib/command-line.ts";
import { UserError } from "../../lib/errors.ts";
import type { Command } from "../command.ts";
import { requireWritable } from "../out-folder.ts";

export const mockCommand: Command = {
  usage: ["mock PROVIDER --fixture ID [flags]", "mock PROVIDER --cassettes DIR [flags]"],
  description: [
    "Makes a folder with a stand-in for a provider's CLI and prints its path: put it first on PATH, and what you test",
    "starts the stand-in. It plays a recorded run, byte for byte, with faults on request. mock-clis/README.md has them.",
  ].join("\n"),
  flags: {
    fixture: { type: "string", value: "ID", help: "What to play: a shipped fixture's id, or a folder." },
    cassettes: { type: "string", value: "DIR", help: "A folder of fixtures to choose from." },
    scenario: {
      type: "string",
      value: "NAME",
      help: "Which of the cassettes; by the words and the prompt of each run without it.",
    },
    faults: {
      type: "string",
      value: "FAULTS",
      help: 'What goes wrong, as JSON or as "name=value,name".',
    },
    delay: { type: "string", value: "N", help: "Factor on the recorded times; 0, no waiting, without it." },
    "no-strict": { type: "boolean", help: "Take flags that the CLI version does not know." },
    out: { type: "string", value: "DIR", help: "Folder to write into (a new temporary one)." },
  },
  examples: [
    ["cliproof mock claude --fixture claude/2.1.332/rate-limit-429", "a claude that is rate limited"],
    [
      "cliproof mock codex --fixture codex/0.171.0/help --faults stopAfter=0,sigterm=ignore",
      "one that hangs",
    ],
  ],
  exitCodes: [[0, "made; the folder's path is on stdout"]],
  maxPositionals: 1,
  async run(given) {
    const provider = given.positionals[0];
    if (provider === undefined) throw new UserError("mock needs a provider, such as claude");
    const settings = settingsOf(given);
    const out = given.text("out");
    if (out !== undefined) requireWritable(out, `--out ${out}`);
    const folder =
      out === undefined ? await mkdtemp(path.join(tmpdir(), "cliproof-mock-")) : path.resolve(out);
    const receipt = path.join(folder, "receipts");
    try {
      await mkdir(receipt, { recursive: true });
      await writeMock(folder, provider, { ...settings, receipt });
    } catch (thrown) {
      if (out === undefined) await rm(folder, { recursive: true, force: true });
      throw asMisuse(thrown);
    }
    process.stdout.write(`${folder}\n`);
    return 0;
  },
};

function settingsOf(given: Arguments): MockOptions {
  const delay = given.text("delay");
  const factor = Number(delay ?? 0);
  if (delay?.trim() === "" || !Number.isFinite(factor) || factor < 0)
    throw new UserError(`--delay wants a number, 0 or more, got ${delay}`);
  const texts = ["fixture", "cassettes", "scenario", "faults"].flatMap((name) => {
    const text = given.text(name);
    return text === undefined ? [] : [[name, text]];
  });
  return { ...Object.fromEntries(texts), delay: factor, strict: !given.on("no-strict") };
}

/** A mock's own complaint is one line for the user; any other error is a fault of ours. */
function asMisuse(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.name === "MockError" ? new UserError(thrown.message) : thrown;
}
