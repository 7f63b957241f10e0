// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of shells and templates, as data
import { describe, expect, it } from "vitest";
import { configValues } from "./config-values.ts";
import { secretsInArguments, secretsInConfig, secretsInEnvironment } from "./secrets-here.ts";

const isFile = (path: string) => ["/home/joe/key.json", "/tmp/agent.sock"].includes(path);
const PASSWORD = ["hunter", "2", "hunter"].join("");

function inFile(name: string, lines: readonly string[]): string[] {
  return secretsInConfig(configValues(`/home/joe/${name}`, lines.join("\n")), isFile);
}

describe("secrets of a config file", () => {
  it.each([
    [
      ".config/gh/hosts.yml",
      ["github.com:", "    user: joe42", `    oauth_token: ${PASSWORD}`],
      ["joe42", PASSWORD],
    ],
    [".git-credentials", [`https://bob:${PASSWORD}%21@github.com`], [`${PASSWORD}%21`, `${PASSWORD}!`]],
    [".env", [`export API_TOKEN=${PASSWORD}`], [PASSWORD]],
    [".env", [`DB_PASSWORD=${PASSWORD}#5`], [PASSWORD, `${PASSWORD}#5`]],
    [".env.local", [`# first`, `SECRET="two words 7"`], ["two words 7"]],
    [".netrc", ["default login joe42 password", `  ${PASSWORD}`], ["joe42", PASSWORD]],
    [".netrc", ["machine x", "# old", `login joe42 password ${PASSWORD}`], ["joe42", PASSWORD]],
    ["c.yaml", ["servers:", "  - name: a", "    password: |", `      ${PASSWORD}`], [PASSWORD]],
    ["c.yaml", ["tokens:", `  github: ${PASSWORD}`, "  depth: 3"], [PASSWORD]],
    ["c.json", ["{", "// a comment", `"apiKey": "${PASSWORD}",`, "}"], [PASSWORD]],
    ["c.json", ['{"login": 48151623}'], ["48151623"]],
    ["c.json", [`{"tokens": {"access": "${PASSWORD}"}}`], [PASSWORD]],
    ["config.toml", ["[auth]", `api_key = "${PASSWORD}"`, 'model = "gpt"'], [PASSWORD]],
    [".npmrc", [`//registry.npmjs.org/:_authToken=${PASSWORD}`], [PASSWORD]],
    [".aws/credentials", ["[default]", `aws_secret_access_key = /${PASSWORD}+x`], [`/${PASSWORD}+x`]],
    ["broken.json", ['{"a": [1,', `"password": "${PASSWORD}"`], [PASSWORD]],
    ["broken.yml", ["a: [", `token: ${PASSWORD}`], [PASSWORD]],
    ["broken.toml", ["= =", `token = "${PASSWORD}"`], [PASSWORD]],
  ])("%s: %j", (name, lines, secrets) => {
    const found = inFile(name, lines);
    for (const secret of secrets) expect(found).toContain(secret);
  });

  it("takes no switch, number, placeholder or path for one", () => {
    const harmless = [
      "password: true",
      "token: ${TOKEN}",
      "auth: oauth",
      "key: 12",
      "key_file: /etc/a",
      "user: root",
    ];
    expect(inFile("c.yml", harmless)).toEqual([]);
    expect(inFile("c.yml", ["credentials: /home/joe/key.json", "max_tokens: none"])).toEqual([]);
  });
});

it.each([
  ["AWS_SECRET_ACCESS_KEY", "/JalrXUtnFEMI", true],
  ["GOOGLE_APPLICATION_CREDENTIALS", "/home/joe/key.json", false],
  ["SSH_AUTH_SOCK", "/tmp/agent.sock", false],
  ["APP_CREDS", "joe:letters", true],
  ["SESSION", "k2j3h4k2j3", true],
  ["DESKTOP_SESSION", "ubuntu", false],
  ["XDG_SESSION_TYPE", "wayland", false],
  ["DB_PASSWORD", "correcthorse", true],
  ["DB_PASS", "abcd", true],
  ["MYSQL_PWD", "abc12", true],
  ["PWD", "/srv/project", false],
  ["LOGIN_PIN", "48151", true],
  ["MONKEY", "banana", false],
  ["TOKENIZERS_PARALLELISM", "false", false],
  ["KEYBOARD", "de_DE.UTF-8", false],
])("the variable %s=%s is secret: %s", (name, value, secret) => {
  expect(secretsInEnvironment({ [name]: value }, isFile)).toEqual(secret ? [value] : []);
});

it.each([
  [["--api-key", PASSWORD], [PASSWORD]],
  [[`--token=${PASSWORD}`], [PASSWORD]],
  [["--password", "correcthorse"], ["correcthorse"]],
  [["-H", `Authorization: Basic ${PASSWORD}`], [PASSWORD]],
  [["--header", `x-api-key: ${PASSWORD}`], [PASSWORD]],
  [["--password-store=basic", "--token-limit", "5000", "--session-id", "a1b2c3d4"], []],
  [["-p", "explain the token: it is short", "--output-format", "json"], []],
  [["--key", "/home/joe/key.json"], []],
])("of the arguments %j these are secret: %j", (args, secrets) => {
  expect(secretsInArguments(args, isFile)).toEqual(secrets);
});
