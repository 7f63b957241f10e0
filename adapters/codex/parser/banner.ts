/** What the banner of text mode shows of a run. */
export interface Banner {
  version: string;
  model: string | null;
  sessionId: string | null;
  /** Index behind the banner. */
  end: number;
}

/** From 0.60 on it is on stderr, in 0.36 on stdout behind a time stamp. */
const BANNER = /\bOpenAI Codex v(\d\S*).*\n-{8}\n((?:[a-z ]+: .*\n)*)-{8}\n/;

/** Finds the banner; null where the CLI refused to start. */
export function bannerIn(text: string): Banner | null {
  const found = BANNER.exec(text);
  if (found === null) return null;
  const [whole, version = "", fields = ""] = found;
  return {
    version,
    model: field(fields, "model"),
    sessionId: field(fields, "session id"),
    end: found.index + whole.length,
  };
}

function field(fields: string, name: string): string | null {
  return new RegExp(`^${name}: (.+?)\\r?$`, "m").exec(fields)?.[1] ?? null;
}
