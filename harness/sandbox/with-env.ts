/**
 * Runs `action` with environment variables set, then restores them.
 *
 * An adapter that starts its CLI by itself may take them from its own process: so they are there as well as in the
 * call.
 */
export async function withEnv<T>(
  environment: NodeJS.ProcessEnv,
  action: (planted: Readonly<Record<string, string>>) => Promise<T>,
  planted: Readonly<Record<string, string>>,
): Promise<T> {
  const before = Object.keys(planted).map((name) => [name, environment[name]] as const);
  Object.assign(environment, planted);
  try {
    return await action(planted);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete environment[name];
      else environment[name] = value;
    }
  }
}
