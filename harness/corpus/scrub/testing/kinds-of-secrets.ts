// biome-ignore-all lint/suspicious/noTemplateCurlyInString: lines of shells and templates, as data
/**
 * Kinds of secrets, each in the line in which people meet it. The secret lies between two bars, and a placeholder
 * such as `{A40}` is 40 characters of an alphabet, so that no scanner takes this file for a leak.
 */
export type KindOfSecret = readonly [name: string, line: string];

/** Written before the rules that find them. */
export const FIRST_KINDS: readonly KindOfSecret[] = [
  ["AWS access key id", "aws_access_key_id = |AKIA{U16}|"],
  ["AWS secret key", "AWS_SECRET_ACCESS_KEY=|{B40}|"],
  ["AWS secret key that begins with a slash", "export AWS_SECRET_ACCESS_KEY=|/{B39}|"],
  ["AWS session token", "aws_session_token=|IQoJb3JpZ2luX2Vj{B200}|"],
  ["Anthropic key", "using |sk-ant-api03-{A93}AA| now"],
  ["OpenAI project key", "OPENAI: |sk-proj-{A74}T3BlbkFJ{A74}|"],
  ["OpenAI key of the old form", "openai key |sk-{A48}|."],
  ["Google API key", "?key=|AIza{A35}|&alt=sse"],
  ["Google client secret", "client |GOCSPX-{A28}|"],
  ["Google access token", "got |ya29.{A120}|"],
  ["xAI key", "grok uses |xai-{A80}|"],
  ["Groq key", "groq |gsk_{A52}|"],
  ["Hugging Face token", "login with |hf_{A34}|"],
  ["Replicate token", "replicate |r8_{A37}|"],
  ["GitHub token", "remote: |ghp_{A36}| rejected"],
  ["GitHub token of an app", "app |ghs_{A36}|"],
  ["GitHub fine-grained token", "pat |github_pat_{A22}_{A59}|"],
  ["GitLab token", "gitlab |glpat-{A20}|"],
  ["GitLab runner token", "runner |glrt-{A20}|"],
  ["npm token", "npm |npm_{A36}|"],
  ["npm token in .npmrc", "//registry.npmjs.org/:_authToken=|{H36}|"],
  ["PyPI token", "twine: |pypi-AgEIcHlwaS5vcmc{A100}|"],
  ["Docker token", "docker |dckr_pat_{A27}|"],
  ["Slack bot token", "slack |xoxb-{D12}-{D12}-{A24}|"],
  ["Slack webhook", "post |https://hooks.slack.com/services/T{U8}/B{U8}/{A24}|"],
  ["Slack app token", "socket |xapp-1-A{U10}-{D13}-{H64}|"],
  ["Discord bot token", "discord |M{A23}.{A6}.{A38}|"],
  ["Discord webhook", "https://discord.com/api/webhooks/{D18}/|{A68}|"],
  ["Telegram bot token", "https://api.telegram.org/bot|{D10}:AA{A33}|/getMe"],
  ["Stripe secret key", "stripe |sk_live_{A24}|"],
  ["Stripe restricted key", "stripe |rk_live_{A24}|"],
  ["Stripe webhook secret", "hook |whsec_{A32}|"],
  ["SendGrid key", "mail |SG.{A22}.{A43}|"],
  ["Twilio key", "twilio |SK{H32}|"],
  ["Mailgun key", "mailgun |key-{H32}|"],
  ["Mailchimp key", "mailchimp |{H32}-us12|"],
  ["DigitalOcean token", "do |dop_v1_{H64}|"],
  ["Databricks token", "spark |dapi{H32}|"],
  ["Atlassian token", "jira |ATATT3xFfGF0{A150}|"],
  ["Linear key", "linear |lin_api_{A40}|"],
  ["Notion token", "notion |ntn_{A46}|"],
  ["Vault token", "vault |hvs.{A90}|"],
  ["Shopify token", "shop |shpat_{H32}|"],
  ["JSON web token", "cookie |eyJhbGciOiJI{A24}.eyJzdWIi{A40}.{A43}|"],
  ["bearer token", "Authorization: Bearer |{A40}|"],
  ["bearer token in capitals", "AUTHORIZATION: BEARER |{A40}|"],
  ["basic authorization", 'curl -H "Authorization: Basic |{B24}|" https://api.test'],
  ["cookie", "Cookie: |session={A32}; id={A12}|"],
  ["API key in a header", "x-api-key: |{A32}|"],
  ["RSA key", "-----BEGIN RSA PRIVATE KEY-----|\n{B64}\n{B64}\n{B20}==\n|-----END RSA PRIVATE KEY-----"],
  ["RSA key that is cut", "-----BEGIN RSA PRIVATE KEY-----|\n{B64}\n{B64}|"],
  [
    "OpenSSH key of 9 kB",
    "-----BEGIN OPENSSH PRIVATE KEY-----|\n{B9000}\n|-----END OPENSSH PRIVATE KEY-----",
  ],
  ["PGP key", "-----BEGIN PGP PRIVATE KEY BLOCK-----|\n\n{B64}\n{B30}\n|-----END PGP PRIVATE KEY BLOCK-----"],
  ["password in a config line", "db.password=|{A12}|"],
  ["password in JSON", '{"user":"joe","password":"|Tr0ub4dor&{D1}|","port":5432}'],
  ["Azure storage key", "AccountName=joe;AccountKey=|{B86}==|;EndpointSuffix=core.windows.net"],
  ["password of a database URL", "postgres://app:|{A14}|@db.internal:5432/prod"],
  ["password of a MongoDB URL", "mongodb+srv://joe:|{A14}|@cluster0.mongodb.net/x"],
  ["password in .netrc", "machine api.heroku.com login joe password |{A20}|"],
  ["token in .git-credentials", "https://bob:|{A30}|@github.com"],
];

/** Written after the rules that find the first ones. */
export const LATER_KINDS: readonly KindOfSecret[] = [
  ["service account of Google Cloud", '{"private_key_id":"|{H40}|","client_id":"{D21}"}'],
  [
    "Azure shared access signature",
    "https://joe.blob.core.windows.net/c?sv=2022-11-02&sig=|{A43}%3D|&se=2026",
  ],
  ["Azure client secret", "AZURE_CLIENT_SECRET: |{A3}8Q~{A34}|"],
  ["Azure client secret without a label", "secret value |{A3}8Q~{A34}| expires"],
  ["Firebase key", "fcm |AAAA{A7}:APA91b{A134}|"],
  ["Cloudflare token", "CLOUDFLARE_API_TOKEN=|{A40}|"],
  ["Heroku key", "HEROKU_API_KEY=|{H8}-{H4}-{H4}-{H4}-{H12}|"],
  ["Fly token", "FlyV1 |fm2_{A100}|"],
  ["Netlify token", "netlify |nfp_{A36}|"],
  ["Supabase token", "supabase |sbp_{H40}|"],
  ["PlanetScale token", "pscale |pscale_tkn_{A43}|"],
  ["Airtable token", "airtable |pat{A14}.{H64}|"],
  ["Asana token", "ASANA_ACCESS_TOKEN=|1/{D16}:{H32}|"],
  ["Figma token", "figma |figd_{A40}|"],
  ["Postman key", "postman |PMAK-{H24}-{H34}|"],
  ["New Relic key", "newrelic |NRAK-{U27}|"],
  ["Datadog key", "DD_API_KEY=|{H32}|"],
  ["Sentry DSN", "SENTRY_DSN=https://|{H32}|@o1.ingest.sentry.io/42"],
  ["Grafana token", "grafana |glsa_{A32}_{H8}|"],
  ["HubSpot token", "hubspot |pat-na1-{H8}-{H4}-{H4}-{H4}-{H12}|"],
  ["Square token", "square |EAAA{A60}|"],
  ["Braintree token", "|access_token$production${A16}${H32}|"],
  ["RubyGems key", "gem push --key |rubygems_{H48}|"],
  ["crates.io token", "cargo login |cio{A32}|"],
  ["Terraform token", "terraform |{A14}.atlasv1.{A67}|"],
  ["Pulumi token", "pulumi |pul-{H40}|"],
  ["Doppler token", "doppler |dp.pt.{A43}|"],
  ["1Password token", "op |ops_eyJ{A300}|"],
  ["age key", "|AGE-SECRET-KEY-1{U58}|"],
  ["OpenRouter key", "openrouter |sk-or-v1-{H64}|"],
  ["Perplexity key", "pplx |pplx-{A48}|"],
  ["Mistral key", "MISTRAL_API_KEY='|{A32}|'"],
  ["Cohere key", "co = Client(api_key='|{A40}|')"],
  ["Tailscale key", "tailscale up --auth-key |tskey-auth-{A12}CNTRL-{A32}|"],
  ["password of sshpass", "sshpass -p '|{A10}|' ssh joe@host"],
  ["password of curl", "curl -u joe:|{A14}| https://api.test/x"],
  ["password of Redis", "REDIS_URL=redis://:|{A20}|@cache:6379/1"],
  ["password of MySQL in the environment", "MYSQL_PWD=|{A14}| mysql -u root"],
  ["password of SMTP in YAML", "smtp_pass: '|{A16}|'"],
  ["OAuth refresh token", '"refresh_token": "|1//0{A60}|"'],
];

const ALPHABETS: Readonly<Record<string, string>> = {
  A: "aZ3bY9cX1dW7eV5fU2gT8hS4kQ6mP0",
  B: "aZ3bY/9cX1dW+7eV5fU2gT8hS4/kQ6+mP0",
  D: "7391582604",
  H: "3f9a1c7e5b2d8046",
  L: "qxzvkwjyfbmgp",
  U: "Q7ZPL4MNB2VC5XRT",
};

/** The line with its placeholders filled in, and the secret in it. */
export function exampleOf([name, line]: KindOfSecret): { text: string; secret: string } {
  const filled = line.replaceAll(/\{([ABDHLU])(\d+)\}/g, (_written, alphabet: string, length: string) =>
    Array.from({ length: Number(length) }, (_, at) => {
      const letters = ALPHABETS[alphabet]!;
      return letters[(at * 7 + (at >> 3) * 5 + name.length) % letters.length];
    }).join(""),
  );
  const [before = "", secret = "", after = ""] = filled.split("|");
  return { text: before + secret + after, secret };
}
