import { defineConfig } from "vitest/config";

// Node reads these certificates at every start, which takes longer than the rest of the start; no test speaks TLS.
delete process.env.NODE_EXTRA_CA_CERTS;

export default defineConfig({
  test: {
    include: ["{contracts,schemas,adapters,harness,mock-clis}/**/*.test.ts"],
    globalSetup: ["harness/lib/source/testing/compile-first.mjs"],
    // These start CLIs of the registry.
    exclude: ["**/node_modules/**", "**/*.live.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One for each core that CI has: with more, what is tested with a clock fails for want of time.
    maxWorkers: 2,
    // What a test changes of its process it puts back; to load the modules for each file anew takes half of the time.
    isolate: false,
  },
});
