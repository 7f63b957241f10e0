/** Fields of package.json that name dependencies. */
const FIELDS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
/** Manifests in which each line of a list is one dependency. */
const LINES = /(?:^|\/)(?:requirements[\w-]*\.txt|pyproject\.toml|Cargo\.toml|go\.mod|Gemfile|Pipfile)$/;
const ENTRY = /^\s*(?:gem\s+|require\s+)?["']?(?<name>[\w@][\w./@-]*)["']?\s*(?:[=<>~!^;,[({"v\d]|$)/;

/** Whether a file may name dependencies. */
export function isManifest(path: string): boolean {
  return /(?:^|\/)package\.json$/.test(path) || LINES.test(path);
}

/**
 * Names that a manifest has and its base had not; a version that changes adds none.
 *
 * @param before null for a new file.
 * @param after null for one that is gone.
 */
export function addedDependencies(path: string, before: string | null, after: string | null): string[] {
  const read = path.endsWith("package.json") ? ofPackage : ofLines;
  const known = new Set(read(before ?? ""));
  return [...new Set(read(after ?? ""))].filter((name) => !known.has(name));
}

function ofPackage(text: string): string[] {
  try {
    const manifest = JSON.parse(text) as Record<string, unknown> | null;
    return FIELDS.flatMap((field) => Object.keys((manifest?.[field] ?? {}) as object));
  } catch {
    // An agent may be in the midst of writing it; the next look sees it whole.
    return [];
  }
}

function ofLines(text: string): string[] {
  return text.split("\n").flatMap((line) => ENTRY.exec(line)?.groups?.name ?? []);
}
