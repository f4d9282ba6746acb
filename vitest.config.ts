import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests run from source: every package exports its src under this condition.
const conditions = ['@formpress/source'];

// Turbo would take these results for valid on any machine.
const { TURBO_HASH, TEST_CONDITIONS, npm_lifecycle_event: script = '' } = process.env;
if (TURBO_HASH && !TEST_CONDITIONS && script.startsWith('test'))
  throw new Error('Run the tests with "npm test", which says to turbo what they depend on.');

// Most tests of these tasks read our definitions.
const readsDefinitions = ['test:browser', 'test:forms', 'test:pdf', 'test:service'].includes(
  script,
);

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: readsDefinitions ? ['test/foundation/compile-definitions.ts'] : [],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Vitest leaves a core to itself; of two that would be half.
    maxWorkers: availableParallelism(),
    // The tasks of one run share most modules.
    experimental: { fsModuleCache: true },
    reporters: ['default', './test/foundation/closing-line.ts'],
  },
});
