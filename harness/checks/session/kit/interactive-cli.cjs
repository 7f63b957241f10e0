const fs = require("node:fs");
const path = require("node:path");
const { spawn, execFileSync } = require("node:child_process");

/**
 * Is in for a CLI at a terminal: plays the steps of `session.json` in the folder that its first word names. Without a
 * terminal it hands over to the ordinary stand-in, as a CLI would go into its non-interactive mode.
 */
const [, , folder, ...argv] = process.argv;
const settings = JSON.parse(fs.readFileSync(path.join(folder, "session.json"), "utf8"));
/** It must not outlive a check that forgot it. */
const MOST_MS = 30_000;
/** Else a reader gets several pieces at once. */
const BETWEEN_PIECES_MS = 5;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

if (process.stdin.isTTY) void play();
else if (settings.plain === null) {
  fs.writeSync(2, "zz: no terminal\n");
  process.exitCode = 2;
} else {
  const plain = path.join(settings.plain, settings.command);
  process.argv = [process.execPath, plain, ...argv];
  require(`${plain}.cjs`);
}

async function play() {
  const receipt = { pid: process.pid, argv, cwd: process.cwd(), env: process.env, input: "", children: [] };
  const keep = () =>
    fs.writeFileSync(path.join(folder, "receipts", `${process.pid}.json`), JSON.stringify(receipt));
  let wake = () => {};
  keep();
  setTimeout(() => process.exit(0), MOST_MS);
  process.stdin.setRawMode(true);
  process.stdin.on("data", (bytes) => {
    receipt.input += bytes;
    keep();
    wake();
  });
  for (const step of settings.steps) {
    if (step.print !== undefined)
      for (const piece of [step.print].flat()) {
        fs.writeSync(1, Buffer.from(piece, "base64"));
        if (Array.isArray(step.print)) await pause(BETWEEN_PIECES_MS);
      }
    if (step.pause !== undefined) await pause(step.pause);
    const hasCome = () =>
      step.waitFor === undefined
        ? receipt.input.includes("\r") || argv.some((word) => word.includes(step.waitForTask))
        : receipt.input.includes(step.waitFor);
    if (step.waitFor !== undefined || step.waitForTask !== undefined)
      while (!hasCome()) await new Promise((resolve) => (wake = resolve));
    if (step.write !== undefined) {
      fs.mkdirSync(path.dirname(step.write.path), { recursive: true });
      fs.writeFileSync(step.write.path, step.write.text);
    }
    if (step.git !== undefined) execFileSync("git", step.git, { stdio: "ignore" });
    if (step.ignoreSignals) for (const name of ["SIGTERM", "SIGHUP", "SIGINT"]) process.on(name, () => {});
    if (step.child) {
      const program = "process.on('SIGTERM',()=>{});process.on('SIGHUP',()=>{});setTimeout(()=>{},30000)";
      const child = spawn(process.execPath, ["-e", program], { detached: true, stdio: "inherit" });
      receipt.children.push(child.pid);
      keep();
    }
    if (step.exit !== undefined) process.exit(step.exit);
  }
}
