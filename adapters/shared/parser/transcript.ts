import type { ActivityEvent } from "../../../contracts/cli/v1/adapter.ts";

/** A text block that is being streamed. */
interface LiveBlock {
  /** Its place in `messages`; null until its first character came. */
  index: number | null;
  /** Characters of an abandoned try's text that this block has repeated so far; null: it repeats nothing. */
  repeated: number | null;
}

/**
 * The texts of the top-level agent, each reported once although the CLI prints them up to three times: as deltas, as a
 * whole block, and again as deltas when a broken model call is tried again. Whatever comes, the events joined are the
 * messages joined (INV-CLI-EVENT-004).
 *
 * A block that repeats an abandoned text stays silent while it is the same; where it goes on, only the new part is
 * reported. Where it differs, the abandoned text stays a message of its own and the new text is reported whole.
 */
export class Transcript {
  readonly messages: string[] = [];
  readonly #emit: (event: ActivityEvent) => void;
  #live: LiveBlock | null = null;
  /** Streamed messages of the current model call that no whole block has confirmed yet. */
  #unconfirmed: number[] = [];
  /** Messages of a call that broke off, in order: the next call is expected to repeat them. */
  #abandoned: number[] = [];
  #callFinished = false;

  constructor(emit: (event: ActivityEvent) => void) {
    this.#emit = emit;
  }

  /** A model call begins to stream. */
  startCall(): void {
    this.stopBlock();
    if (!this.#callFinished) this.#abandoned.push(...this.#unconfirmed);
    this.#unconfirmed = [];
    this.#callFinished = false;
  }

  /** The model call reached its own end: the next one repeats nothing. */
  finishCall(): void {
    this.#callFinished = true;
    this.#abandoned = [];
  }

  startBlock(): void {
    this.stopBlock();
    const index = this.#abandoned.shift() ?? null;
    this.#live = { index, repeated: index === null ? null : 0 };
  }

  /** A piece of the streamed block. */
  delta(text: string): void {
    if (this.#live === null) this.startBlock();
    const live = this.#live as LiveBlock;
    if (live.index === null) live.index = this.#add(text);
    else if (live.repeated === null) this.#append(live.index, text);
    else this.#repeat(live, live.index, live.repeated, text);
  }

  /** The streamed block is over. */
  stopBlock(): void {
    const live = this.#live;
    this.#live = null;
    if (live === null || live.index === null) return;
    const { index, repeated } = live;
    const old = this.messages[index] as string;
    const isShorter = repeated !== null && repeated < old.length;
    if (!isShorter) this.#unconfirmed.push(index);
    else if (repeated > 0) this.#unconfirmed.push(this.#add(old.slice(0, repeated)));
  }

  /** A whole block, streamed before or not. */
  block(text: string): void {
    if (this.#live !== null && this.#live.repeated === null) this.stopBlock();
    const repeats = this.#live?.index;
    this.#live = null;
    if (repeats != null && this.#extend(repeats, text)) return;
    for (let index = this.#unconfirmed.shift(); index !== undefined; index = this.#unconfirmed.shift()) {
      if (this.#extend(index, text)) return;
      if ((this.messages[index] as string).startsWith(text)) return;
    }
    const abandoned = this.#abandoned.shift();
    if (abandoned !== undefined && this.#extend(abandoned, text)) return;
    if (text !== "") this.#add(text);
  }

  #repeat(live: LiveBlock, index: number, at: number, text: string): void {
    const old = this.messages[index] as string;
    const known = Math.min(text.length, old.length - at);
    const goesOn = known < text.length;
    if (!old.startsWith(text.slice(0, known), at) || (goesOn && !this.#isLast(index))) {
      live.index = this.#add(old.slice(0, at) + text);
      live.repeated = null;
      return;
    }
    live.repeated = at + known;
    if (!goesOn) return;
    live.repeated = null;
    this.#append(index, text.slice(known));
  }

  /** True when the text is the message or goes on where it ends. */
  #extend(index: number, text: string): boolean {
    const old = this.messages[index] as string;
    if (!text.startsWith(old)) return false;
    if (text.length === old.length) return true;
    if (!this.#isLast(index)) return false;
    this.#append(index, text.slice(old.length));
    return true;
  }

  /** Only the last message may grow: what was reported after another one would be before it. */
  #isLast(index: number): boolean {
    return index === this.messages.length - 1;
  }

  #add(text: string): number {
    this.#emit({ kind: "assistant_text", text });
    return this.messages.push(text) - 1;
  }

  #append(index: number, text: string): void {
    this.#emit({ kind: "assistant_text", text });
    this.messages[index] += text;
  }
}
