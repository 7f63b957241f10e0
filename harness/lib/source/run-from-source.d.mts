/** Lets this process run TypeScript as it is, and import `cliproof/...` from the sources where nothing was built. */
export function runFromSource(): void;
