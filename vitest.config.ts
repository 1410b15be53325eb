import { defineConfig } from 'vitest/config'

// Unit and integration tests. Real engines are started once by the global set-up and shared; every suite has its own database,
// index prefix or subject. Stories run by vitest.stories.config.ts, journeys by Playwright.
export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'adapters/**/*.test.ts',
      'apps/**/*.test.ts',
      'migrations/**/*.test.ts',
      'tests/**/*.test.ts',
      'ui-kit/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'apps/web/e2e/**'],
    globalSetup: ['adapters/testing/src/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
