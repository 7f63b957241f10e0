import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,schemas,adapters,harness,mock-clis}/**/*.test.ts"],
    // These start CLIs of the registry.
    exclude: ["**/node_modules/**", "**/*.live.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Tests of processes wait much of their time: one worker more than the two cores that CI has.
    maxWorkers: 3,
    // What a test changes of its process it puts back; to load the modules for each file anew takes half of the time.
    isolate: false,
  },
});
