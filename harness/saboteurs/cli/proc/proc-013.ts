import { hasRecordedHelp } from "../../kit/corpus-fixtures.ts";
import { saboteursOf } from "../../saboteur.ts";

export default saboteursOf("INV-CLI-PROC-013", [
  {
    name: "unknown-flag",
    fault: "Uses a flag from a document, which no version of the CLI has (paperclipai/paperclip#2236).",
    skip: (adapter) =>
      hasRecordedHelp(adapter) ? null : "no help of the CLI was recorded: nothing shows its flags",
    sabotage: (adapter) => ({
      ...adapter,
      invocation(request, config, cli) {
        const invocation = adapter.invocation(request, config, cli);
        return { ...invocation, args: [...invocation.args, "--no-color-please"] };
      },
    }),
  },
]);
