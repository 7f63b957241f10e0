/** Wraps a listener so that its exceptions and rejected promises are ignored. */
export function ignoreErrors<Given extends unknown[]>(
  listener: ((...given: Given) => void) | undefined,
): (...given: Given) => void {
  return (...given) => {
    try {
      const returned: unknown = listener?.(...given);
      if (returned instanceof Promise) returned.catch(() => {});
    } catch {
      // The run goes on.
    }
  };
}
