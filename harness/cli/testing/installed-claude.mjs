#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Plays an installed claude with an account: answers with the word that it is asked for, remembers it for the session,
// refuses unknown models, and takes its time for a long answer. A link to it in a folder of its own is what is started.
const HERE = join(process.argv[1], "..");
const RECORDED = new URL("../../../fixtures/cli-outputs/claude/2.1.332/", import.meta.url);
const args = process.argv.slice(2);
const recorded = (scenario) => readFileSync(new URL(`${scenario}/stdout.txt`, RECORDED), "utf8");

if (args.includes("--version")) process.stdout.write("2.1.332 (Claude Code)\n");
else {
  writeFileSync(join(HERE, "starts"), "x", { flag: "a" });
  if (existsSync(join(HERE, "slow"))) {
    writeFileSync(join(HERE, "pid"), String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  const prompt = readFileSync(0, "utf8") + args.at(-1);
  const memory = join(HERE, "word");
  const asked = /Join (\w+) and (\w+)/.exec(prompt)?.slice(1).join("");
  if (asked !== undefined) writeFileSync(memory, asked);
  if (existsSync(join(HERE, "logged-out"))) {
    process.stdout.write(`${prompt}\n${recorded("auth-401")}`);
    process.exitCode = 1;
  } else if (args.includes("cliproof-no-such-model")) {
    process.stdout.write(recorded("model-404"));
    process.exitCode = 1;
  } else if (prompt.includes("1 to 500")) {
    process.stdout.write(`${recorded("success-text").split("\n")[0]}\n`);
    setTimeout(() => {}, 60_000);
  } else {
    const word = existsSync(memory) ? readFileSync(memory, "utf8") : "nothing";
    process.stdout.write(recorded("success-text").replaceAll("Hello from the scripted server.", word));
  }
}
