/** Names under which secrets and the account's owner stand. */
const SECRET_NAME =
  /(?:^|[_.-]|(?<=[a-z0-9])(?=[A-Z]))(?:api_?key|key|token|secret|pass(?:word|wd)?|credentials?|cookie|auth|bearer|private|jwt|pat|dsn)(?:$|[_.-]|(?<=[a-z])(?=[A-Z0-9]))/i;
const OWNER_NAME =
  /^(?:email(?:address)?|login|user_?name|display_?name|full_?name|org(?:anization)?_?name|(?:account|user|organization)_?(?:uu)?id)$/i;
/** A value that says nothing of anybody: a switch, a number, a path, a plain word, an address on this machine. */
const HARMLESS =
  /^(?:true|false|null|none|auto|\d{1,9}|[~./\\].*|[A-Za-z]:\\.*|[a-z]{1,15}|https?:\/\/(?:127\.0\.0\.1|localhost)\b.*)$/i;
const SHORTEST = 6;

/** Values of the environment that are secret by the names of their variables. */
export function secretsInEnvironment(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => kept(name, value));
}

/** Secret values in a CLI's config file: JSON, or lines `name = value` as in TOML, YAML, .env, .npmrc and .netrc. */
export function secretsInConfig(text: string): string[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [...text.matchAll(LINE)].flatMap(([, name = "", quoted, plain]) => kept(name, quoted ?? plain));
  }
  return inJson(json, "", false);
}

const LINE = /["']?([\w.:/-]{1,128})["']?(?:\s*[:=]\s*|\s+)(?:["']([^"'\n]{1,4096})["']|([^\s"'#]{1,4096}))/g;

/** What is below a secret name is secret as well: `{"tokens": {"access": ...}}`. */
function inJson(value: unknown, name: string, below: boolean): string[] {
  if (typeof value === "string") return below ? kept("token", value) : kept(name, value);
  if (typeof value !== "object" || value === null) return [];
  const isSecret = below || SECRET_NAME.test(name.replace(/s$/, ""));
  return Object.entries(value).flatMap(([key, inner]) =>
    inJson(inner, Array.isArray(value) ? name : key, isSecret),
  );
}

function kept(name: string, value: string | undefined): string[] {
  if (value === undefined || value.length < SHORTEST) return [];
  if (OWNER_NAME.test(name)) return [value];
  return SECRET_NAME.test(name.replace(/s$/i, "")) && !HARMLESS.test(value) ? [value] : [];
}
