import { stripAnsi } from "../../../../../adapters/shared/framing/ansi-stripper.ts";
import { shownCommand } from "./shell-commands.ts";

/** Where a program moves the cursor to another place, what follows is another line. */
const MOVES = /\x1b\[[\d;]*[ABEFHdf]|\x1b[DEM78]/g;
/** Of a line that does not end. */
const MAX_CHARACTERS = 8192;

/** Reads the commands off a terminal's stream: whole lines only, whatever pieces they come in. */
export class SeenCommands {
  #line = "";

  /** @returns the commands that this piece completed. */
  push(text: string): string[] {
    const lines = (this.#line + text).replace(MOVES, "\n").split(/[\r\n]+/);
    this.#line = (lines.pop() ?? "").slice(-MAX_CHARACTERS);
    return lines.flatMap((line) => shownCommand(stripAnsi(line)) ?? []);
  }
}
