import type { Adapter } from "../adapter.ts";
import parrot from "./parrot.ts";

/** parrot with the commonest fault there is: it decodes each chunk on its own (INV-CLI-PARSE-005). */
const adapter: Adapter<{ command: string }> = {
  ...parrot,
  manifest: { ...parrot.manifest, id: "faulty-parrot" },
  parser(options) {
    const parser = parrot.parser(options);
    return {
      push: (stream, bytes) => parser.push(stream, Buffer.from(Buffer.from(bytes).toString("utf8"))),
      flush: () => parser.flush?.() ?? [],
      end: (exit) => parser.end(exit),
    };
  },
};
export default adapter;
