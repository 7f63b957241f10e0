import { applyEdits, modify, parse } from "jsonc-parser";

/** What of a project's set-up `cliproof init` knows. */
export interface Project {
  /** Text of package.json; null where there is none. */
  packageJson: string | null;
  /** Path of the adapter's module from the project's folder, with slashes: `src/my-adapter.ts`. */
  adapter: string;
}

/** A file that a project needs, by its path from the project's folder. */
export interface ProjectFile {
  path: string;
  text: string;
}

const SCRIPT = "certify";
/** Below the project; a file next to it names it by a path. */
const SCHEMA = "node_modules/cliproof/schemas/harness/v1/known-failures.schema.json";

/**
 * package.json with a script that certifies the adapter, all else as it was.
 *
 * @returns null when it has a script of this name already.
 */
export function withScript({ packageJson, adapter }: Project): ProjectFile | null {
  const text = packageJson ?? '{\n  "private": true\n}\n';
  if (parse(text)?.scripts?.[SCRIPT] !== undefined) return null;
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: indentOf(text) };
  const edits = modify(text, ["scripts", SCRIPT], `cliproof certify ./${shellWord(adapter)}`, {
    formattingOptions,
  });
  return { path: "package.json", text: applyEdits(text, edits) };
}

/** An empty list of known failures beside the adapter, with the schema by which an editor completes it. */
export function knownFailures({ adapter }: Pick<Project, "adapter">): ProjectFile {
  const folders = adapter.split("/").slice(0, -1);
  const schema = `${folders.length === 0 ? "./" : "../".repeat(folders.length)}${SCHEMA}`;
  return {
    path: [...folders, "known-failures.json"].join("/"),
    text: `${JSON.stringify({ $schema: schema, failures: [] }, null, 2)}\n`,
  };
}

/** A workflow that certifies the adapter on every push, and shows the page of the report in the job summary. */
export function workflow({ adapter }: Pick<Project, "adapter">): ProjectFile {
  return {
    path: ".github/workflows/certify.yml",
    text: `name: certify
on: [push, pull_request]
jobs:
  certify:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm ci
      - run: npx cliproof certify ./${shellWord(adapter)} --out certification --format markdown --format github
      - if: always()
        run: cat certification/report.md >> "$GITHUB_STEP_SUMMARY"; cat certification/annotations.txt
`,
  };
}

function indentOf(text: string): number {
  return /^( +)"/m.exec(text)?.[1]?.length ?? 2;
}

/** In quotes where a shell would read more than a word. */
function shellWord(path: string): string {
  return /^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}
