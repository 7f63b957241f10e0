const BEL = 0x07;

const LF = 0x0a;

const CAN = 0x18;

const SUB = 0x1a;

const ESC = 0x1b;

const DEL = 0x7f;

const CSI = 0x9b;

const ST = 0x9c;

/** What starts a sequence, and ST, which can be alone. */
const INTRODUCER = /[\x1b\x90\x98\x9b-\x9f]/g;

/** DCS, SOS, OSC, PM and APC as one 8-bit control. */
const STRING_C1 = new Set([0x90, 0x98, 0x9d, 0x9e, 0x9f]);

/** What follows ESC to mean the same: P, X, ], ^, _, and k for the title of a screen window. */
const STRING_ESC = new Set([..."PX]^_k"].map((letter) => letter.charCodeAt(0)));

const TMUX = "tmux;";

/** Longest control string, in UTF-16 units; a longer one has lost its end. */
export const MAX_CONTROL_STRING = 65_536;

type State = "text" | "escape" | "intermediate" | "csi" | "string" | "stringEscape";

/**
 * Removes escape sequences (ECMA-48) from text that comes in pieces: the result is the same however it was cut.
 *
 * Removed are CSI, control strings (OSC with BEL or ST, DCS, APC, PM, SOS), two-byte escapes with their
 * intermediates, the 8-bit C1 forms of these introducers and a lone ST. Of a hyperlink (OSC 8) the label stays. CR, LF,
 * VT, FF, NEL and every other character stay: they are not escape sequences (INV-CLI-PARSE-004).
 *
 * A sequence that cannot go on is dropped as far as it got, and the character that broke it stays. A control string
 * that never ends (another sequence, CAN, SUB, the end of the text or 65,536 units come first) is dropped up to its
 * first newline only, so that a title without its BEL costs no more than its own line. tmux's passthrough is
 * one string with all that it wraps. Time is linear in the text; at most one control string is held back.
 */
export class AnsiStripper {
  #state: State = "text";
  #out = "";
  /** Units of the control string so far. */
  #length = 0;
  #isOsc = false;
  /** Units of `tmux;` found at the start of the string; when all are, each ESC inside is doubled. */
  #tmux = 0;
  /** What the control string holds from its first newline on. */
  #held = "";

  /** True when the text so far ends inside a sequence. */
  get inSequence(): boolean {
    return this.#state !== "text";
  }

  /** Takes the next piece and returns the text that is known to be no part of a sequence by now. */
  push(text: string): string {
    let at = 0;
    while (at < text.length) {
      if (this.#state === "text") at = this.#passText(text, at);
      else if (this.#takes(text.charCodeAt(at))) at++;
    }
    return this.#flush();
  }

  /** Ends the text: a sequence that is cut off is dropped. Returns what was held back. */
  finish(): string {
    this.#abandon();
    return this.#flush();
  }

  #passText(text: string, from: number): number {
    INTRODUCER.lastIndex = from;
    const at = INTRODUCER.exec(text)?.index ?? text.length;
    this.#out += text.slice(from, at);
    const code = text.charCodeAt(at);
    if (code === ESC) this.#state = "escape";
    else if (code === CSI) this.#state = "csi";
    else if (STRING_C1.has(code)) this.#openString(code === 0x9d);
    return at + 1;
  }

  /**
   * Takes one UTF-16 code unit into the escape sequence that is being read. Returns false when the unit ended the
   * sequence without being part of it.
   */
  #takes(code: number): boolean {
    switch (this.#state) {
      case "escape":
        if (code === 0x5b) this.#state = "csi";
        else if (STRING_ESC.has(code)) this.#openString(code === 0x5d);
        else return this.#takesControl(code, 0x30, "intermediate");
        return true;
      case "string":
        return this.#takesString(code);
      case "stringEscape":
        return this.#takesStringEscape(code);
      case "intermediate":
        return this.#takesControl(code, 0x30, "intermediate");
      default:
        return this.#takesControl(code, 0x40, "csi");
    }
  }

  /** A byte from `final` on ends the sequence, those below it (from the blank on) are its parameters. */
  #takesControl(code: number, final: number, next: State): boolean {
    if (code === DEL) return true;
    const isParameter = code >= 0x20 && code < final;
    this.#state = isParameter ? next : "text";
    return isParameter || (code >= final && code < DEL) || code === CAN || code === SUB;
  }

  #openString(isOsc: boolean): void {
    this.#state = "string";
    this.#isOsc = isOsc;
    this.#length = 0;
    this.#tmux = 0;
  }

  #takesString(code: number): boolean {
    if (code === ESC) this.#state = "stringEscape";
    else if (code === ST || (code === BEL && this.#isOsc)) this.#close();
    else if (code === CAN || code === SUB) this.#abandon();
    else if (code === CSI || STRING_C1.has(code)) return this.#abandon();
    else this.#hold(code);
    return true;
  }

  #takesStringEscape(code: number): boolean {
    if (code === 0x5c) this.#close();
    else if (code === ESC && this.#tmux === TMUX.length) this.#state = "string";
    else {
      // A terminal starts a new sequence at such an ESC; the string is lost.
      this.#abandon();
      this.#state = "escape";
      return false;
    }
    return true;
  }

  #hold(code: number): void {
    if (this.#tmux === this.#length && code === TMUX.charCodeAt(this.#tmux)) this.#tmux++;
    if (code === LF || this.#held !== "") this.#held += String.fromCharCode(code);
    if (++this.#length >= MAX_CONTROL_STRING) this.#abandon();
  }

  #close(): void {
    this.#held = "";
    this.#state = "text";
  }

  #abandon(): false {
    this.#out += this.#held;
    this.#close();
    return false;
  }

  #flush(): string {
    const out = this.#out;
    this.#out = "";
    return out;
  }
}

const MAY_HOLD_ESCAPES = /[\x1b\x90\x98\x9b-\x9f]/;

/** A whole text without its escape sequences; see AnsiStripper for what counts as one. */
export function stripAnsi(text: string): string {
  if (!MAY_HOLD_ESCAPES.test(text)) return text;
  const stripper = new AnsiStripper();
  return stripper.push(text) + stripper.finish();
}
