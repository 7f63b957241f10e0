import { dirname, join, relative } from "node:path";
import { blankSourceFile } from "ts-blank-space";
import ts from "typescript";

/** A JSON module is compiled too: an import of JSON itself would make Node 20 print a warning. */
const COMPILED = { ".ts": ".js", ".json": ".json.js" };

/** The path of the JavaScript that a source is compiled to; the path itself for any other file. */
export function compiledPath(path) {
  const kind = Object.keys(COMPILED).find((extension) => path.endsWith(extension));
  return kind === undefined ? path : `${path.slice(0, -kind.length)}${COMPILED[kind]}`;
}

/**
 * JavaScript of a module: its types become blanks, so that every line and column stays where it was, and its relative
 * imports lead to what is compiled, or out of the compiled folder to the file itself (`.mjs`).
 *
 * @param path of the source, from the project's folder.
 * @param text the source; JSON becomes the default export.
 * @param depth folders between the project's folder and the compiled one: 1 for `dist`.
 * @throws for syntax that types do not erase from.
 */
export function compileModule(path, text, depth) {
  if (path.endsWith(".json")) return `export default ${text.trimEnd()};\n`;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS);
  const code = blankSourceFile(source, (node) => {
    throw new Error(`${path}: syntax that cannot be erased: ${text.slice(node.pos, node.end).trim()}`);
  });
  return moduleWords(source).reduceRight((js, { pos, end, value }) => {
    // What is blank by now was a type.
    if (js.slice(pos, end).trim() === "") return js;
    const rest = js.slice(end);
    const attributes = value.endsWith(".json") ? /^\s*with\s*\{[^}]*\}/.exec(rest)?.[0] : undefined;
    return `${js.slice(0, pos)}${JSON.stringify(fromCompiled(path, value, depth))}${rest.slice(attributes?.length ?? 0)}`;
  }, code);
}

function fromCompiled(path, specifier, depth) {
  const compiled = compiledPath(specifier);
  if (compiled !== specifier) return compiled;
  const target = join("../".repeat(depth), dirname(path), specifier);
  return relative(dirname(path), target).replaceAll("\\", "/");
}

/** Literals that name a module by a relative path: of imports, exports, `import()` and `new URL(..., import.meta.url)`. */
function moduleWords(source) {
  const found = [];
  const visit = (node) => {
    const literal = moduleWord(node);
    if (literal !== undefined && ts.isStringLiteral(literal) && /^\.|\.ts$/.test(literal.text))
      found.push({ pos: literal.getStart(source), end: literal.end, value: literal.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function moduleWord(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  const isUrl =
    ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "URL";
  const word = isUrl ? node.arguments?.[0] : undefined;
  return word !== undefined && ts.isStringLiteral(word) && word.text.endsWith(".ts") ? word : undefined;
}
