/**
 * Whether output is to be coloured: FORCE_COLOR decides where it is set (`0` and `false` for no), then NO_COLOR, then
 * whether a terminal shows it.
 *
 * @param env of this process.
 */
export function wantsColor(
  { FORCE_COLOR, NO_COLOR }: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  return isTerminal && (NO_COLOR === undefined || NO_COLOR === "");
}
