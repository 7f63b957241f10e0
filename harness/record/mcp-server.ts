/**
 * A server of the Model Context Protocol with two tools, as a program for node: `add_numbers` adds two numbers, and
 * fails for `boom`; `draw_dot` answers with a text and a picture of one pixel.
 */
const PROGRAM = `import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
const TOOLS = [
  {
    name: "add_numbers",
    description: "Adds two numbers.",
    inputSchema: { type: "object", properties: { a: {}, b: { type: "number" } }, required: ["a", "b"] },
  },
  { name: "draw_dot", description: "Draws a dot.", inputSchema: { type: "object", properties: {} } },
];
const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function add({ a, b }) {
  if (a === "boom") return { error: { code: -32000, message: "boom from the tool" } };
  const sum = a + b;
  return { result: { content: [{ type: "text", text: String(sum) }], structuredContent: { sum }, isError: false } };
}

function draw() {
  const image = { type: "image", data: DOT, mimeType: "image/png" };
  return { result: { content: [{ type: "text", text: "One dot." }, image], isError: false } };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const { protocolVersion } = params ?? {};
  const serverInfo = { name: "demo", version: "1" };
  if (method === "initialize") send({ id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } });
  else if (method === "tools/list") send({ id, result: { tools: TOOLS } });
  else if (method === "tools/call") send({ id, ...(params.name === "draw_dot" ? draw() : add(params.arguments)) });
  else send({ id, result: {} });
});
`;

/** The server's program, as a file of the project that the CLI works in. */
export const MCP_FILES: Readonly<Record<string, string>> = { "mcp.mjs": PROGRAM };

/** How the server is started from there. */
export const MCP_COMMAND = { command: "node", args: ["mcp.mjs"] };

/** Settings of most CLIs for it: the server is called demo. */
export const MCP_SERVERS = { mcpServers: { demo: MCP_COMMAND } };
