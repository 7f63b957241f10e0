import { createInterface } from "node:readline";

/** An adapter program that behaves until a chunk shows it not to: the word after `do:` in the bytes. */
const MANIFEST = { id: "program", outputFormats: ["text"] };
const DEEDS = {
  hang: () => new Promise(() => setInterval(() => {}, 1000)),
  crash: () => {
    console.error("first words");
    console.error("last words");
    process.exit(4);
  },
  chatter: () => console.log("what a nice day"),
  stranger: (id) => answer({ id: id + 1000, unsupported: "not asked" }),
  refuse: (id) => answer({ id, unsupported: "too hard" }),
  shapeless: (id) => answer({ id, outcome: { status: "ok", messages: "no array", tools: [] } }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.op === "describe") answer({ id: request.id, manifest: MANIFEST });
  else await parse(request);
}

async function parse({ id, chunks, exit }) {
  const content = Buffer.concat(chunks.map(([, bytes]) => Buffer.from(bytes, "base64"))).toString("utf8");
  const deed = DEEDS[/do:(\w+)/.exec(content)?.[1]];
  if (deed !== undefined) return deed(id);
  const outcome = { status: "ok", content, messages: [content, `pid ${process.pid}`], tools: [], exit };
  // Answers need not come in the order of the requests.
  setTimeout(() => answer({ id, outcome }), content.includes("slow") ? 100 : 0);
}

function answer(message) {
  console.log(JSON.stringify(message));
}
