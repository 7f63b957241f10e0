/** The adapter, which loaded before, can no longer be loaded: one line for the user. */
export class AdapterGone extends Error {
  override readonly name = "AdapterGone";
}
