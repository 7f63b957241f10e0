import { UNUSABLE_ANSWER } from "./error-sentences.ts";

const LINE = new RegExp(String.raw`^\[ERROR\] (?:${UNUSABLE_ANSWER})`, "m");

/** True when stderr of a text-mode run, without the words of tools, says that the model gave nothing that could be used. */
export function tellsUnusableAnswer(stderr: string): boolean {
  return LINE.test(stderr);
}
