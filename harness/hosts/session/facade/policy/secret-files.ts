/** Names of files that hold keys and passwords; `.env.example` and its like hold none. */
const NAMES = [
  String.raw`\.env(?:\.(?!example\b|sample\b|template\b|dist\b)[\w.-]+)?`,
  String.raw`\.envrc`,
  String.raw`\.(?:netrc|npmrc|pypirc|pgpass|git-credentials)`,
  "id_(?:rsa|dsa|ecdsa|ed25519)",
  String.raw`credentials(?:\.json)?`,
  String.raw`(?:\.aws|\.ssh|\.gnupg|\.kube)/[\w.*-]+(?<!\.pub|known_hosts)`,
  String.raw`\.docker/config\.json`,
  String.raw`[\w.-]+\.(?:pem|p12|pfx|key|keystore|jks)`,
].join("|");

const SECRET_FILE = new RegExp(`(?:^|/)(?:${NAMES})$`);

/** Whether a file is one for secrets, by its path. */
export function isSecretFile(path: string): boolean {
  return SECRET_FILE.test(path);
}
