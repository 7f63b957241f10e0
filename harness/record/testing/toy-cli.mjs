#!/usr/bin/env node
// A CLI that asks a chat completions API one question, in a few lines. `hang` leaves a child behind and never ends.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";

const [mode, asked] = process.argv.slice(2);
const print = (record) => process.stdout.write(`${JSON.stringify(record)}\n`);

print({ type: "session", id: asked ?? randomUUID(), time: new Date().toISOString(), cwd: process.cwd() });
if (mode === "hang") {
  const child = spawn("sleep", ["300"], { detached: true, stdio: "ignore" });
  print({ type: "child", pid: child.pid });
  setInterval(() => {}, 1000);
} else {
  const response = await fetch(`${process.env.TOY_API}/v1/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "toy", messages: [{ role: "user", content: "Say hello." }] }),
  });
  const body = await response.json();
  print({ type: "answer", text: body.choices?.[0]?.message?.content ?? null, from: process.env.TOY_API });
  process.stderr.write(`home ${process.env.HOME}\n`);
  process.exitCode = response.ok ? 0 : 1;
}
