/** A listener whose exceptions, and those of a promise it returns, stay its own. */
export function harmless<Told>(listener: ((told: Told) => void) | undefined): (told: Told) => void {
  return (told) => {
    try {
      const returned: unknown = listener?.(told);
      if (returned instanceof Promise) returned.catch(() => {});
    } catch {
      // The run goes on.
    }
  };
}
