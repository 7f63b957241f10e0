/** A server of the Model Context Protocol with one tool, as a program for node: it adds two numbers, and fails for `boom`. */
export const MCP_SERVER = `import { createInterface } from "node:readline";

const send = (message) => process.stdout.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
const TOOL = {
  name: "add_numbers",
  description: "Adds two numbers.",
  inputSchema: { type: "object", properties: { a: {}, b: { type: "number" } }, required: ["a", "b"] },
};

function call({ a, b }) {
  if (a === "boom") return { error: { code: -32000, message: "boom from the tool" } };
  const sum = a + b;
  return { result: { content: [{ type: "text", text: String(sum) }], structuredContent: { sum }, isError: false } };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const { protocolVersion } = params ?? {};
  const serverInfo = { name: "demo", version: "1" };
  if (method === "initialize") send({ id, result: { protocolVersion, capabilities: { tools: {} }, serverInfo } });
  else if (method === "tools/list") send({ id, result: { tools: [TOOL] } });
  else if (method === "tools/call") send({ id, ...call(params.arguments) });
  else send({ id, result: {} });
});
`;
