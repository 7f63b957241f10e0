/** A kind of text that must not be in a fixture. */
export interface SecretShape {
  kind: string;
  /** Texts at which it is tried, in any letter case: nothing else in a stream costs time. Plain, no pattern. */
  anchors: readonly string[];
  /**
   * Sticky, with indices, tried where an anchor begins. A group named `secret` marks the part to replace (`before` the
   * part in front of the anchor that belongs to it); without one, all of the match. Repetitions are bounded where
   * nothing anchors them: a line of 300 KB must not cost its square.
   */
  pattern: RegExp;
}
