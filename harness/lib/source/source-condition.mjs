/** Resolves what package.json exports to the sources, where it names them (condition `cliproof-source`). */
export function resolve(specifier, context, next) {
  if (!specifier.startsWith("cliproof/")) return next(specifier, context);
  return next(specifier, { ...context, conditions: ["cliproof-source", ...context.conditions] });
}
