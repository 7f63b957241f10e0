/** A text in two pieces, as arguments arrive in a stream; an empty piece stays away. */
export function inHalves(text: string): string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].filter((piece) => piece !== "");
}
