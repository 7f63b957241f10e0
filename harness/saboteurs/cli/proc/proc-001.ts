import { withArgumentPrompt, withoutFilePrompt, withoutStdinPrompt } from "../../kit/skip.ts";
import { saboteursOf } from "../../saboteur.ts";

/** Where Linux ends one argument. */
const LIMIT = 128 * 1024;

export default saboteursOf("INV-CLI-PROC-001", [
  {
    name: "prompt-as-argument",
    fault:
      "Passes the prompt also as an argument, which every user of the machine can read (librefang/librefang#4764).",
    skip: withArgumentPrompt,
    sabotage: (adapter) => ({
      ...adapter,
      invocation(request, config, cli) {
        const invocation = adapter.invocation(request, config, cli);
        return { ...invocation, args: [...invocation.args, "--", request.prompt.slice(0, 2000)] };
      },
    }),
  },
  {
    name: "prompt-cut",
    fault: "Truncates a long prompt silently (anyrobert/cursor-api-proxy#14).",
    skip: withoutStdinPrompt,
    sabotage: (adapter) => ({
      ...adapter,
      invocation(request, config, cli) {
        const invocation = adapter.invocation(request, config, cli);
        return { ...invocation, stdin: invocation.stdin?.slice(0, LIMIT) ?? null };
      },
    }),
  },
  {
    name: "line-ends-of-prompt-changed",
    fault: "Makes LF of the prompt's CR LF (no public report found).",
    sabotage: (adapter) => ({
      ...adapter,
      invocation: (request, config, cli) =>
        adapter.invocation({ ...request, prompt: request.prompt.replaceAll("\r\n", "\n") }, config, cli),
    }),
  },
  {
    name: "prompt-trimmed",
    fault: "Trims the prompt (no public report found).",
    skip: withArgumentPrompt,
    sabotage: (adapter) => ({
      ...adapter,
      invocation: (request, config, cli) =>
        adapter.invocation({ ...request, prompt: request.prompt.trim() }, config, cli),
    }),
  },
  {
    name: "prompt-file-cut",
    fault: "Truncates a long prompt when it writes the prompt file (anyrobert/cursor-api-proxy#14).",
    skip: withoutFilePrompt,
    sabotage: (adapter) => ({
      ...adapter,
      invocation(request, config, cli) {
        const { files = [], ...invocation } = adapter.invocation(request, config, cli);
        return {
          ...invocation,
          files: files.map(({ path, text }) => ({ path, text: text.slice(0, LIMIT) })),
        };
      },
    }),
  },
  {
    name: "prompt-file-never-written",
    fault: "Names a file for the prompt and never writes it (kunchenguid/no-mistakes#485).",
    skip: withoutFilePrompt,
    sabotage: (adapter) => ({
      ...adapter,
      invocation(request, config, cli) {
        const { files: _files, ...invocation } = adapter.invocation(request, config, cli);
        return invocation;
      },
    }),
  },
]);
