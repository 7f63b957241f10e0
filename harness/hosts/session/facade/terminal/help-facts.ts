import { stripAnsi } from "../../../../../adapters/shared/framing/ansi-stripper.ts";
import type { Capability } from "../../../../../contracts/session/v1/provider-adapter.ts";

/** What a CLI's help says of it. */
export interface HelpFacts {
  /** Long and short flags that it names. */
  flags: string[];
  capabilities: Pick<
    Capability,
    "supportsMCP" | "supportsNonInteractive" | "supportsPlanAndExecute" | "supportsPRFlow"
  >;
}

const FLAG = /(?<![\w-])--?[A-Za-z][\w-]*/g;
const MCP = /\bmcp\b|--mcp-/i;
const NON_INTERACTIVE = /\bnon-?interactive|\bheadless\b|--print\b|^\s+(?:\w+ )?(?:exec|run)\b/im;
/** A flag or a mode of its own: a sentence about plans is none. */
const PLAN = /--plan\b|\bplan mode\b|["'(|[]plan["')|\],]|[|,] ?plan["')|\]]|^\s+(?:\w+ )?plan\s/im;
/** A command or flag for pull requests; `full` where it also creates or merges them. */
const PULL_REQUEST = /^\s+(?:\w+ )?pr\b|--(?:from-)?pr\b|\bpull requests?\b/im;
const CREATES_PR = /\b(?:create|open|merge)s? (?:a |the )?(?:pull request|pr)s?\b/i;

/**
 * Reads flags and modes off a help text. It is asked at run time: CLIs change every week, and a table of ours would be
 * wrong the next one (INV-SESSION-CAPS-002).
 */
export function helpFacts(help: string): HelpFacts {
  const text = stripAnsi(help);
  return {
    flags: [...new Set(text.match(FLAG) ?? [])],
    capabilities: {
      supportsMCP: MCP.test(text),
      supportsNonInteractive: NON_INTERACTIVE.test(text),
      supportsPlanAndExecute: PLAN.test(text),
      supportsPRFlow: !PULL_REQUEST.test(text) ? "none" : CREATES_PR.test(text) ? "full" : "draft",
    },
  };
}
