import { defineConfig } from "vitest/config";

// Tests with the real CLIs of the npm registry, offline against the scripted model; installing them takes minutes.
export default defineConfig({
  test: {
    include: ["harness/**/*.live.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A CLI starts slower beside another one, and some report it.
    maxWorkers: 1,
  },
});
