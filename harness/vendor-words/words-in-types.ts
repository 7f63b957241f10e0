import ts from "typescript";

/**
 * The words that a type stands for, sorted: those of a union of strings, or of each object of a union by the strings
 * that its `type`, `subtype` or `name` may have, joined by a slash.
 *
 * @param source text of one declaration file. Types of other files stand for nothing.
 * @param wanted name of a type, or of a property of an interface: `AssistantMessage.error`.
 */
export function wordsInType(source: string, wanted: string): string[] {
  const file = ts.createSourceFile("types.d.ts", source, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node>();
  for (const node of file.statements) {
    if (ts.isTypeAliasDeclaration(node)) declared.set(node.name.text, node.type);
    if (ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) declared.set(node.name.text, node);
  }
  const [name = "", property] = wanted.split(".");
  const start = declared.get(name);
  const node = property === undefined ? start : start && propertyOf(start, property);
  return node === undefined ? [] : [...new Set(wordsOf(node, declared, new Set()))].sort();
}

function wordsOf(node: ts.Node, declared: ReadonlyMap<string, ts.Node>, seen: Set<string>): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => wordsOf(one, declared, seen));
  if (ts.isParenthesizedTypeNode(node)) return wordsOf(node.type, declared, seen);
  // What the parts of an intersection say of the discriminator is said by one of them.
  if (ts.isIntersectionTypeNode(node))
    return node.types.map((one) => wordsOf(one, declared, seen)).find((words) => words.length > 0) ?? [];
  if (ts.isLiteralTypeNode(node)) return ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
  if (ts.isTypeReferenceNode(node)) return wordsOfReference(node.typeName, declared, seen);
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return [];
  const [kinds, subtypes] = [["type", "name"], ["subtype"]].map((names) =>
    names.flatMap((one) => {
      const type = propertyOf(node, one);
      return type === undefined ? [] : wordsOf(type, declared, new Set(seen));
    }),
  ) as [string[], string[]];
  return subtypes.length === 0 ? kinds : kinds.flatMap((kind) => subtypes.map((sub) => `${kind}/${sub}`));
}

function wordsOfReference(
  reference: ts.EntityName,
  declared: ReadonlyMap<string, ts.Node>,
  seen: Set<string>,
): string[] {
  if (ts.isQualifiedName(reference)) {
    const member = enumMembers(declared.get(reference.left.getText())).find(
      ({ name }) => name.getText() === reference.right.text,
    );
    return member?.initializer !== undefined && ts.isStringLiteral(member.initializer)
      ? [member.initializer.text]
      : [];
  }
  const target = declared.get(reference.text);
  if (target === undefined || seen.has(reference.text)) return [];
  return wordsOf(target, declared, new Set([...seen, reference.text]));
}

function enumMembers(node: ts.Node | undefined): readonly ts.EnumMember[] {
  return node !== undefined && ts.isEnumDeclaration(node) ? node.members : [];
}

function propertyOf(node: ts.Node, name: string): ts.TypeNode | undefined {
  if (!ts.isTypeLiteralNode(node) && !ts.isInterfaceDeclaration(node)) return undefined;
  const found = node.members.find(
    (member): member is ts.PropertySignature =>
      ts.isPropertySignature(member) && member.name.getText().replace(/["']/g, "") === name,
  );
  return found?.type;
}
