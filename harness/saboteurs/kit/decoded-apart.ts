import { spawn } from "node:child_process";

/**
 * For saboteurs: the answer of claude as a host of one's own gets it that decodes each read by itself. Nothing else is
 * wrong with it: output that comes in whole characters is read well.
 */
export function decodedApart(prompt: string, cwd: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn("claude", ["-p", "--output-format", "stream-json", "--verbose"], { cwd });
    let printed = "";
    child.stdout.on("data", (read: Buffer) => {
      printed += read.toString();
    });
    child.stderr.resume();
    child.on("error", reject);
    child.on("close", () => resolve(answerIn(printed)));
    child.stdin.end(prompt);
  });
}

function answerIn(printed: string): string {
  const records = printed
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as { type?: unknown; result?: unknown });
  return String(records.find(({ type }) => type === "result")?.result);
}
