import { stripAnsi } from "../shared/framing/ansi-stripper.ts";

/** A line of the CLI's own log; an API's answer that it quotes goes on in lines that are indented, up to a brace. */
const TRACING = /^\d{4}-\d\d-\d\dT[\d:.]+Z +(?:ERROR|WARN|INFO|DEBUG|TRACE)\b.*(?:\n(?:[ \t]|\}).*)*\n?/gm;

/**
 * stderr without escape sequences and without the CLI's log: that reports trouble which the run went on over, in the
 * words and codes of errors (INV-CLI-ERR-003).
 */
export function withoutTracing(stderr: string): string {
  return stripAnsi(stderr).replace(TRACING, "");
}
