import parrot from "../../../../contracts/cli/v1/examples/parrot.ts";

/** The example adapter; `meddle` is called with the bytes of every chunk before it sees them. */
export function sabotagedParrot(id, meddle) {
  return {
    ...parrot,
    manifest: { ...parrot.manifest, id },
    parser(options) {
      const parser = parrot.parser(options);
      return {
        push(stream, bytes) {
          meddle(Buffer.from(bytes).toString("utf8"));
          return parser.push(stream, bytes);
        },
        flush: () => parser.flush(),
        end: (exit) => parser.end(exit),
      };
    },
  };
}

/** True for the fixture rate-limited, however it is cut into lines. */
export function isRateLimited(text) {
  return text.includes("crackers");
}
