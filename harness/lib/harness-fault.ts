/** A fault of the harness or of a schema of ours: it ends the certification, and is never a verdict on an adapter. */
export class HarnessFault extends Error {
  override readonly name = "HarnessFault";
}
