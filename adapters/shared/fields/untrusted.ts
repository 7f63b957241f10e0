/**
 * A record as it may really come: the names are the wire schema's, the values are anything
 * (INV-CLI-PARSE-009). Reading a field by a name that no CLI version prints is a type error.
 */
export type Untrusted<T> = { readonly [Name in keyof T]?: unknown };
