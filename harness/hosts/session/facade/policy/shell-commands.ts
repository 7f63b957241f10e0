/** In front of a command that is about to run, as CLIs and shells print it: a prompt, a bullet, the name of a tool. */
const AHEAD =
  /^(?:[\s│┃|>❯›•●⏺✓✔*-]*)(?:\$ |❯ |% |(?:Bash|Shell|Run|run_shell_command|exec|Execute|Terminal)[:(] ?|(?:Running|Ran|Executing):? (?=[`"']))(?<command>.+)$/;
const CLOSED = /[`"']$|\)$/;

/**
 * The command that a line of a terminal shows as one that is run, without what decorates it; null for any other line.
 * A sentence that merely names a command is none: an agent that says "do not run git merge" asks for nothing
 * (INV-SESSION-POLICY-002).
 */
export function shownCommand(line: string): string | null {
  const command = AHEAD.exec(line)?.groups?.command?.trim();
  if (command === undefined) return null;
  const quoted = /^[`"']/.test(command) ? command.slice(1) : command;
  const isWrapped = quoted !== command || /\((?:[^)]*)$/.test(line.slice(0, line.indexOf(command)));
  return (isWrapped ? quoted.replace(CLOSED, "").replace(/^[`"']|[`"']$/g, "") : quoted).trim() || null;
}

/**
 * The commands of a line of shell, those of its substitutions too, each without variables set ahead of it, without
 * `sudo` and the like, and by its name alone where it is called by its path.
 */
export function simpleCommands(line: string): string[] {
  const inner = [...line.matchAll(SUBSTITUTION)].flatMap(({ groups }) =>
    simpleCommands(groups?.dollar ?? groups?.tick ?? ""),
  );
  const commands = parts(line)
    .map((part) => part.trim().replace(/^(?:[({!]|then|do|else|if|while)\s+|^[({]/, ""))
    .map((part) => part.replace(WRAPPERS, "").replace(/^(?:~|\.{0,2})?\/(?:\S*\/)?(?=[^\s/])/, ""))
    .flatMap((part) => {
      const shell = /^(?:bash|sh|zsh|dash)\s+(?:-\w+\s+)*-\w*c\s+(["'])(.*)\1$/s.exec(part)?.[2];
      return shell === undefined ? [part.replace(/\s+/g, " ")] : simpleCommands(shell);
    })
    .filter((part) => part !== "");
  return [...commands, ...inner];
}

/** A command inside another one; single quotes would hide it, which few lines do. */
const SUBSTITUTION = /\$\((?<dollar>[^()]*)\)|`(?<tick>[^`]*)`/g;

/** What runs another command: programs with their flags and figures, and variables. */
const WRAPPERS =
  /^(?:(?:\S*\/)?(?:sudo|doas|env|command|time|nohup|exec|nice|ionice|stdbuf|timeout|xargs|npx|bunx|pnpx|(?:pnpm|yarn) dlx|(?:pnpm|npm) exec)(?:\s+(?:-\S+(?:\s+\d+\b)?|\d+[smh]?\b|--))*\s+|[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)+/;
/** A quoted text, an escaped character, what ends a command, or any other character. */
const PIECES = /"(?:\\.|[^"\\])*"?|'[^']*'?|\\.|(?<end>&&|\|\||[;|\n]|(?<![<>])&(?![>&]))|[\s\S]/g;

/** The line cut where one command ends and the next begins; in quotes nothing ends. */
function parts(line: string): string[] {
  const found = [""];
  for (const { 0: piece, groups } of line.matchAll(PIECES)) {
    if (groups?.end === undefined) found[found.length - 1] += piece;
    else found.push("");
  }
  return found;
}
