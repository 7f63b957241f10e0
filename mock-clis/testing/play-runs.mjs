import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

// Plays many runs, in a process of its own: a large one, such as that of a test, takes ten times as long to fork.
// stdin: a list of orders as JSON. stdout: a list of what came of them, in the same order.

const AT_A_TIME = 2;

const orders = JSON.parse(await text(process.stdin));
const results = [];
let next = 0;
async function lane() {
  for (let index = next++; index < orders.length; index = next++) results[index] = await play(orders[index]);
}
await Promise.all(Array.from({ length: AT_A_TIME }, lane));
process.stdout.write(JSON.stringify(results));

/** Starts a stand-in and compares what it prints with two files, byte for byte. */
function play({ program, args, cwd, env, input, expected }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env });
    const output = { stdout: [], stderr: [] };
    for (const stream of ["stdout", "stderr"]) {
      child[stream].on("data", (bytes) => output[stream].push(bytes));
    }
    // A refusal may come before the prompt is read.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      const [stdout, stderr] = [Buffer.concat(output.stdout), Buffer.concat(output.stderr)];
      resolve({
        code,
        signal,
        isStdout: stdout.equals(readFileSync(expected.stdout)),
        isStderr: stderr.equals(readFileSync(expected.stderr)),
        bytes: { out: stdout.length, err: stderr.length },
      });
    });
  });
}
