import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { QuotaSource } from "../../../../contracts/agent/v1/agent-adapter.ts";

/** What is in the credentials file of the check's own. */
export const TOKEN = "zz-token-of-the-check";

/** A server on 127.0.0.1 that reports quota. */
export interface QuotaServer {
  source: QuotaSource;
  /** Headers of each request so far. */
  asked: IncomingHttpHeaders[];
  /** What it answers from now on. */
  answer: { status: number; body: string };
}

/** Starts such a server, and writes a credentials file, for as long as `use` is under way. */
export async function withQuotaServer<T>(
  body: unknown,
  use: (server: QuotaServer) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "cliproof-quota-"));
  const credentials_file = path.join(folder, "credentials.json");
  writeFileSync(credentials_file, JSON.stringify({ claudeAiOauth: { accessToken: TOKEN } }), { mode: 0o600 });
  const asked: IncomingHttpHeaders[] = [];
  const answer = { status: 200, body: JSON.stringify(body) };
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.writeHead(answer.status, { "content-type": "application/json", connection: "close" });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/oauth/usage`;
  try {
    return await use({ source: { credentials_file, endpoint }, asked, answer });
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
