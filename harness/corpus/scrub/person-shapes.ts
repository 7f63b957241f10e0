import { noCommonName } from "./common-names.ts";
import type { SecretShape } from "./secret-shape.ts";

/** A folder named after a person: UTF-8 as latin1, words behind a space where a slash ends them. */
const NAME =
  "(?:[\\w.\\x80-\\xff-]{1,64}(?: [A-Z\\x80-\\xff][\\w.\\x80-\\xff-]{0,64}){1,3}(?=[/\\\\])|[\\w.\\x80-\\xff-]{1,64})";
const OWNER = `${noCommonName("\\w.-")}(?<secret>${NAME})`;
const FILE_TYPES = "png|jpe?g|gif|svg|webp|avif|ico|pdf|css|js|mjs|ts|tsx|json|md|html";

/** What tells whose machine or account it was. */
export const PERSON_SHAPES: readonly SecretShape[] = [
  {
    kind: "e-mail",
    anchors: ["@"],
    pattern: new RegExp(
      [
        "(?<=(?<![\\w.%+-]|:\\/\\/(?:[\\w.-]{0,64}:)?)(?!(?:git|no-?reply|hg|svn)@)(?<before>[\\w.%+-]{1,64}))",
        "(?<secret>@(?!example\\.|(?:[\\w-]{1,63}\\.){0,5}(?:test|invalid|localhost)\\b)",
        `(?![\\w-]{1,20}\\.(?:${FILE_TYPES})\\b)`,
        "(?:[A-Za-z0-9-]{1,63}\\.){1,5}[A-Za-z]{2,24})(?![\\w-])",
      ].join(""),
      "dy",
    ),
  },
  {
    kind: "home-path",
    anchors: ["/home/", "/Users/"],
    pattern: new RegExp(`/(?:home|Users)/${OWNER}`, "dy"),
  },
  {
    kind: "home-path",
    anchors: [":\\Users\\", ":/Users/", "\\\\Users\\"],
    pattern: new RegExp(`(?<=[A-Za-z]):[\\\\/]{1,2}Users[\\\\/]{1,2}${OWNER}`, "diy"),
  },
  {
    kind: "home-path",
    anchors: ["\\\\"],
    pattern: new RegExp(`\\\\\\\\[\\w.-]{1,64}\\\\(?:Users|home)\\\\${OWNER}`, "diy"),
  },
  {
    // A path whose slashes a CLI turned into dashes, as the name of a folder.
    kind: "home-path",
    anchors: ["-home-", "-Users-"],
    pattern: new RegExp(
      `(?<=[/\\\\"'=])-(?:home|Users)-${noCommonName("\\w.")}(?<secret>[\\w.]{1,64})(?=-)`,
      "dy",
    ),
  },
];

/** What people may want to keep to themselves and what versions and figures look like: found where it is asked for. */
export const CONTACT_SHAPES: readonly SecretShape[] = [
  {
    kind: "ip-address",
    anchors: ["."],
    pattern:
      /(?<=(?<![\w.])(?!127\.|0\.|10\.|255\.|192\.168\.|169\.254\.)(?<before>(?:25[0-5]|2[0-4]\d|1?\d?\d)))(?<secret>(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3})(?![\w.])/dy,
  },
  {
    kind: "ip-address",
    anchors: [":"],
    pattern:
      /(?<=(?<![\w:.])(?!fe80|fc|fd)(?<before>[0-9a-f]{1,4}))(?<secret>(?::[0-9a-f]{1,4}){7})(?![\w:])/diy,
  },
  {
    kind: "telephone-number",
    anchors: ["+"],
    pattern: /(?<![\w+])\+(?<secret>[1-9]\d{0,2}(?:[ ./-]?\(?\d{1,5}\)?){2,6})(?!\w)/dy,
  },
];
