/** Which adapter to certify, as the user named it. */
export type AdapterChoice =
  | { kind: "name"; name: string }
  | { kind: "path"; path: string }
  | { kind: "exec"; command: string };

/**
 * Tells a path to an adapter module from the name of a built-in one.
 *
 * @param argument `claude`, `./my-adapter.mjs`, `adapters/mine`.
 */
export function adapterChoice(argument: string): Exclude<AdapterChoice, { kind: "exec" }> {
  const looksLikePath = /[\\/]/.test(argument) || /^\.+$/.test(argument) || /\.[cm]?[jt]s$/.test(argument);
  return looksLikePath ? { kind: "path", path: argument } : { kind: "name", name: argument };
}
