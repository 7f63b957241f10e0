import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ScriptedApi, StartScriptedApi } from "./dialect.ts";
import { type ScriptedModel, scriptedModel } from "./scripted-model.ts";

/** Serves a scenario's model over HTTP on 127.0.0.1, at a port that is free. A client that goes away is harmless. */
export const startScriptedApi: StartScriptedApi = async (scenario): Promise<ScriptedApi> => {
  const started = performance.now();
  const model = scriptedModel(scenario, () => Math.round(performance.now() - started));
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing, model));
  // Some clients try a WebSocket first, and go on with HTTP when it is refused.
  server.on("upgrade", (_, socket) => {
    socket.on("error", () => {});
    socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    requests: model.requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  model: ScriptedModel,
): Promise<void> {
  try {
    await send(await model.answer(await requestOf(incoming)), outgoing);
  } catch {
    // The body broke as the scenario wants it, or the client went away: either way the connection is over.
    outgoing.destroy();
  }
}

/** The request as the web knows it, its body read whole. */
async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const method = incoming.method ?? "GET";
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const body = method === "GET" || method === "HEAD" ? null : Buffer.concat(pieces);
  return new Request(new URL(incoming.url ?? "/", "http://127.0.0.1"), { method, headers, body });
}

/** The head goes out with the first byte of the body, so that a body that never comes is a silent connection. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else await pipeline(Readable.fromWeb(response.body), outgoing);
}
