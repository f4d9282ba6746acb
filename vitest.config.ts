import { defineConfig } from 'vitest/config';

// Tests run from source: every package exports its src under this condition.
const conditions = ['@formpress/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', './test/closing-line.ts'],
  },
});
