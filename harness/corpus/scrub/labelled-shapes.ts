import type { SecretShape } from "./secret-shape.ts";

/** Names of secrets in the forms of configs, JSON, headers and flags; words may be joined by `_`, `-` or nothing. */
const NAMES = [
  "pass(?:word|wd|phrase)?",
  "pwd",
  "secret",
  "secret[_-]?key",
  "secret[_-]?access[_-]?key",
  "(?:api|access|account|auth|app|license|signing|encryption|master|private|shared|storage|subscription|service)[_-]?key",
  "(?:access|auth|api|bearer|refresh|session|id|bot|csrf|private|security|deploy|personal|registry)?[_-]?token",
  "private[_-]?key[_-]?id",
  "credentials?",
  "connection[_-]?string",
].join("|");
/** Ends of these names, in lower case: where a labelled form is looked for. */
const NAME_ENDS = [
  "pass",
  "word",
  "wd",
  "phrase",
  "secret",
  "key",
  "key_id",
  "token",
  "credential",
  "credentials",
];

/** Between a name and its value: `=`, `: `, `":"`, `\":\"`. */
const SEPARATOR = `["'\\\\]{0,4}\\s{0,4}(?:=>|:=|[:=])\\s{0,4}["'\\\\]{0,4}`;
/** What documents and tests put in place of a secret. */
const PLACEHOLDER =
  "(?:your|my|test|example|dummy|fake|sample|placeholder|change|redacted|none|null|undefined|true|false|xxx|process\\.|os\\.|env\\.|secrets\\.)";
const UNLIKE = `(?!${PLACEHOLDER}|[$<{%[(]|[^\\s\\x1b"'\\\\]{0,200}(?:\\*\\*|\\.\\.\\.|[({[]|EXAMPLE))`;
/** A word is no password as far as a text shows: something in it is no letter. */
const LIKE = `(?=[^\\s\\x1b"'\\\\,;]{0,200}[\\d!#%^&+=?])`;
const VALUE = `${UNLIKE}${LIKE}(?<secret>[^\\s\\x1b"'\\\\,;&<>()]{6,400})`;

/** The name may begin long before the end at which it was noticed. */
const NAMED = `(?<=(?:^|[^A-Za-z0-9]|[a-z0-9](?=[A-Z]))(?:${NAMES}))`;

/** Secrets that a name or a header in front of them gives away. */
export const LABELLED_SHAPES: readonly SecretShape[] = [
  ...NAME_ENDS.map(
    (end): SecretShape => ({
      kind: "labelled-secret",
      anchors: [end],
      // The separator first: it is rare, and the name is then read backwards.
      pattern: new RegExp(`${end}(?=${SEPARATOR})${NAMED}${SEPARATOR}${VALUE}`, "diy"),
    }),
  ),
  {
    kind: "password-in-json",
    anchors: ["password"],
    pattern: new RegExp(
      `password\\\\*["']\\s{0,4}:\\s{0,4}\\\\*"${UNLIKE}(?<secret>(?=[^"\\\\\\s\\x1b]{0,200}[\\d!#%^&+=?])[^"\\\\\\s\\x1b]{4,200})\\\\*"`,
      "diy",
    ),
  },
  {
    kind: "bearer",
    anchors: ["bearer"],
    pattern: /(?<!\w)bearer(?:\s{1,8}|%20|\+)(?<secret>(?=[^\s\x1b"'\\]{0,200}\d)[\w.~+/=-]{20,})/diy,
  },
  {
    kind: "authorization",
    anchors: ["authorization"],
    pattern:
      /(?<![A-Za-z])authorization["'\\]{0,4}\s{0,4}[:=]\s{0,4}["'\\]{0,4}(?:basic|token|apikey|api-key|digest|negotiate|key)\s{1,4}(?<secret>(?=[^\s\x1b"'\\]{0,200}[\d=])[\w.~+/=:-]{8,})/diy,
  },
  {
    kind: "cookie",
    anchors: ["cookie: ", 'cookie":', "cookie="],
    pattern:
      /(?<![A-Za-z])(?:set-)?cookie["'\\]{0,4}\s?[:=]\s{0,4}["'\\]{0,4}(?<secret>(?=[^\r\n"'\\]{0,400}\d)[\w.-]{1,64}=[^\s\x1b"'\\;]{8,}(?:; ?[\w.-]{1,64}=[^\s\x1b"'\\;]{1,400}){0,40})/diy,
  },
  {
    kind: "netrc-password",
    anchors: ["password"],
    pattern: /(?<=(?<!\w)login\s{1,8}\S{1,64}\s{1,8})password\s{1,8}(?<secret>[^\s\x1b"'\\]{4,200})/dy,
  },
  {
    kind: "secret-in-argument",
    anchors: ["--"],
    pattern: new RegExp(
      `--(?:[a-z]{1,20}-){0,3}(?:${NAMES})(?:=|\\s{1,4}|["']\\s{0,12},\\s{0,12}["'])["']?${VALUE}`,
      "dy",
    ),
  },
  {
    kind: "secret-in-argument",
    anchors: ["-u ", "--user ", "--user=", '"-u"'],
    pattern:
      /(?<![\w-])(?:-u|--user)(?:[= ]|["']\s{0,12},\s{0,12})["']?[\w.@+-]{1,64}:(?<secret>(?=[^\s\x1b"'\\]{0,200}\d)[^\s\x1b"'\\$]{4,200})/dy,
  },
  {
    kind: "secret-in-argument",
    anchors: ["sshpass", "docker login"],
    pattern:
      /(?:sshpass|docker login[^\n]{0,200}?) -p\s{0,4}["']?(?<secret>(?=[^\s\x1b"'\\]{0,200}\d)[^\s\x1b"'\\$]{4,200})/dy,
  },
  {
    kind: "url-password",
    anchors: ["://"],
    pattern:
      /(?<=[a-z0-9+.-]):\/\/(?<who>[^\s/:@"'\\]{0,64}):(?!password@|\k<who>@|[$<{*%[])(?<secret>[^\s/:@"'\\]{3,256})@/dy,
  },
  {
    kind: "url-token",
    anchors: ["://"],
    pattern: /(?<=[a-z0-9+.-]):\/\/(?<secret>(?=[\w-]{0,200}\d)[\w-]{20,256})(?::x-oauth-basic)?@/dy,
  },
  {
    kind: "url-signature",
    anchors: ["sig=", "Signature="],
    pattern:
      /(?<=[?&])(?:sig|(?:X-Amz-|X-Goog-)?Signature)=(?<secret>(?=[\w%+/=-]{0,200}\d)[\w%+/=-]{24,600})/dy,
  },
];
