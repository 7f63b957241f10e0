/** A kind of text that must not stand in a fixture. */
export interface SecretShape {
  kind: string;
  /** Global, with indices. A group named `secret` marks the part to replace; without one, all of the match. */
  pattern: RegExp;
}

/** Whose home is nobody's: the recorder's. */
const NOBODY = "user(?![\\w.-])";

/**
 * Known shapes of credentials and of what tells whose machine it was.
 * Repetitions are bounded where nothing anchors them: a line of 300 KB must not cost its square.
 */
export const SECRET_SHAPES: readonly SecretShape[] = [
  { kind: "api-key", pattern: /(?<![\w-])(?:sk|rk|pk)-(?=[\w-]*\d)[\w-]{16,}/dg },
  {
    kind: "api-key",
    pattern: /(?<!\w)(?:AIza[\w-]{35}|xai-[A-Za-z0-9]{20,}|gsk_[A-Za-z0-9]{20,}|hf_[A-Za-z0-9]{20,})/dg,
  },
  { kind: "aws-key", pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/dg },
  { kind: "github-token", pattern: /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,})/dg },
  { kind: "gitlab-token", pattern: /(?<!\w)glpat-[\w-]{16,}/dg },
  { kind: "npm-token", pattern: /(?<!\w)npm_[A-Za-z0-9]{30,}/dg },
  { kind: "slack-token", pattern: /(?<!\w)xox[abeoprs]-[\w-]{10,}/dg },
  { kind: "jwt", pattern: /(?<!\w)eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/dg },
  { kind: "bearer", pattern: /\b[Bb]earer\s+(?<secret>(?=[^\s"']{0,200}\d)[\w.~+/=-]{20,})/dg },
  {
    kind: "private-key",
    pattern:
      /-----BEGIN (?<secret>[A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,8000}?)-----END [A-Z ]{0,40}PRIVATE KEY-----/dg,
  },
  {
    kind: "url-password",
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"']{1,64}:(?!password@)(?<secret>[^\s/:@"']{3,128})@/dg,
  },
  {
    kind: "e-mail",
    pattern:
      /(?<![\w.%+-])[\w.%+-]{1,64}@(?!example\.|(?:[\w-]{1,63}\.){0,5}(?:test|invalid|localhost)\b)(?:[A-Za-z0-9-]{1,63}\.){1,5}[A-Za-z]{2,24}(?![\w-])/dg,
  },
  { kind: "home-path", pattern: new RegExp(`/(?:home|Users)/(?!${NOBODY})(?<secret>[\\w.-]{1,64})`, "dg") },
  {
    kind: "home-path",
    pattern: new RegExp(`[A-Za-z]:\\\\Users\\\\(?!${NOBODY})(?<secret>[\\w.-]{1,64})`, "dg"),
  },
];

/** The shape of a value that is known to be secret here: a user's or host's name, the value of a variable. */
export function knownValueShape(kind: string, value: string): SecretShape {
  const bytes = Buffer.from(value, "utf8").toString("latin1");
  const literal = bytes.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
  return { kind, pattern: new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`, "dg") };
}
