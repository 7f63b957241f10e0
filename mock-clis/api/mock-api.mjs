import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Documented in mock-api.d.mts. */
export async function mockApi({ fixtures, faults = {} }) {
  const answers = await Promise.all(fixtures.map(readAnswer));
  const receipts = [];
  const server = createServer((request, response) => {
    const receipt = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: "",
      closed: false,
    };
    receipts.push(receipt);
    const answer = answers[Math.min(receipts.length, answers.length) - 1];
    response.on("close", () => {
      receipt.closed = true;
    });
    answerRequest(request, response, receipt, answer, faults).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${server.address().port}/api/v1`,
    receipts: () => receipts.map((one) => ({ ...one })),
    async remove() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answerRequest(request, response, receipt, { status, headers, body }, faults) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  receipt.body = Buffer.concat(pieces).toString("utf8");
  if (faults.silent) return;
  if (status === null) {
    response.destroy();
    return;
  }
  const more =
    faults.retryAfter !== undefined && status === 429 ? { "retry-after": String(faults.retryAfter) } : {};
  response.writeHead(status, { ...headers, ...more });
  response.flushHeaders();
  const end = Math.min(body.length, faults.stopAfter ?? faults.resetAfter ?? body.length);
  const size = faults.cut ?? Math.max(end, 1);
  for (let start = 0; start < end; start += size) {
    response.write(body.subarray(start, Math.min(start + size, end)));
    if (faults.drip !== undefined) await sleep(faults.drip);
  }
  if (faults.resetAfter !== undefined) {
    // What was written has to leave first.
    await sleep(50);
    response.socket?.resetAndDestroy();
  } else if (faults.stopAfter === undefined && !faults.linger) response.end();
}

/** What a fixture's head and body say; a fixture without a head is a connection that fails. */
async function readAnswer(fixture) {
  const folder = path.resolve(fixture);
  const [body, head] = await Promise.all(
    ["stdout.txt", "stderr.txt"].map((name) => readFile(path.join(folder, name))),
  );
  const [first, ...lines] = head.toString("utf8").split(/\r?\n/);
  const status = /^HTTP\/\d(?:\.\d)? (\d{3})/.exec(first)?.[1];
  const fields = lines.flatMap((line) => {
    const field = /^([\w-]+): (.*)$/.exec(line);
    return field === null ? [] : [[field[1], field[2]]];
  });
  return { status: status === undefined ? null : Number(status), headers: Object.fromEntries(fields), body };
}
