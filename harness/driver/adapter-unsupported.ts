/** The adapter said by itself that it cannot do this (process protocol): verdict unsupported. */
export class AdapterUnsupported extends Error {
  override readonly name = "AdapterUnsupported";
}
