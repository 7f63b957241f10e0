/** A kind of text that must not be in a fixture. */
export interface SecretShape {
  kind: string;
  /** Texts at which it is tried: nothing else in a stream costs time. Plain, no pattern. */
  anchors: readonly string[];
  /**
   * Sticky, with indices, tried where an anchor begins. A group named `secret` marks the part to replace (`before` the
   * part in front of the anchor that belongs to it); without one, all of the match.
   */
  pattern: RegExp;
}

/** Whose home is no one's: the recorder's. */
const PLACEHOLDER_USER = "user(?![\\w.-])";

/**
 * Known shapes of credentials and of what tells whose machine it was.
 * Repetitions are bounded where nothing anchors them: a line of 300 KB must not cost its square.
 */
export const SECRET_SHAPES: readonly SecretShape[] = [
  {
    kind: "api-key",
    anchors: ["sk-", "rk-", "pk-"],
    pattern: /(?<![\w-])(?:sk|rk|pk)-(?=[\w-]{0,300}\d)[\w-]{16,}/dy,
  },
  {
    kind: "api-key",
    anchors: ["AIza", "xai-", "gsk_", "hf_"],
    pattern: /(?<!\w)(?:AIza[\w-]{35}|xai-[A-Za-z0-9]{20,}|gsk_[A-Za-z0-9]{20,}|hf_[A-Za-z0-9]{20,})/dy,
  },
  {
    kind: "aws-key",
    anchors: ["AKIA", "ASIA"],
    pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/dy,
  },
  {
    kind: "github-token",
    anchors: ["ghp_", "gho_", "ghu_", "ghr_", "ghs_", "github_pat_"],
    pattern: /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,})/dy,
  },
  { kind: "gitlab-token", anchors: ["glpat-"], pattern: /(?<!\w)glpat-[\w-]{16,}/dy },
  { kind: "npm-token", anchors: ["npm_"], pattern: /(?<!\w)npm_[A-Za-z0-9]{30,}/dy },
  { kind: "slack-token", anchors: ["xox"], pattern: /(?<!\w)xox[abeoprs]-[\w-]{10,}/dy },
  { kind: "google-token", anchors: ["ya29."], pattern: /(?<!\w)ya29\.[\w-]{20,}/dy },
  { kind: "jwt", anchors: ["eyJ"], pattern: /(?<![\w-])eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/dy },
  {
    kind: "bearer",
    anchors: ["earer"],
    pattern: /(?<=\b[Bb])earer\s{1,8}(?<secret>(?=[^\s"'\\]{0,200}\d)[\w.~+/=-]{20,})/dy,
  },
  {
    kind: "private-key",
    anchors: ["-----BEGIN "],
    pattern:
      /-----BEGIN (?<secret>[A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?)-----END [A-Z ]{0,40}PRIVATE KEY-----/dy,
  },
  {
    kind: "url-password",
    anchors: ["://"],
    pattern: /(?<=[a-z0-9+.-]):\/\/[^\s/:@"'\\]{1,64}:(?!password@)(?<secret>[^\s/:@"'\\]{3,128})@/dy,
  },
  {
    kind: "e-mail",
    anchors: ["@"],
    pattern:
      /(?<=(?<![\w.%+-])(?<before>[\w.%+-]{1,64}))(?<secret>@(?!example\.|(?:[\w-]{1,63}\.){0,5}(?:test|invalid|localhost)\b)(?:[A-Za-z0-9-]{1,63}\.){1,5}[A-Za-z]{2,24})(?![\w-])/dy,
  },
  {
    kind: "home-path",
    anchors: ["/home/", "/Users/"],
    pattern: new RegExp(`/(?:home|Users)/(?!${PLACEHOLDER_USER})(?<secret>[\\w.-]{1,64})`, "dy"),
  },
  {
    kind: "home-path",
    anchors: [":\\Users\\"],
    pattern: new RegExp(`(?<=[A-Za-z]):\\\\Users\\\\(?!${PLACEHOLDER_USER})(?<secret>[\\w.-]{1,64})`, "dy"),
  },
];
