import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Unit and integration tests. Real engines are started once by the global set-up and shared; every suite has its own database,
// index prefix or subject. Stories run by vitest.stories.config.ts, journeys by Playwright.

const include = ['domain', 'adapters', 'apps', 'migrations', 'tests', 'ui-kit'].map((part) => `${part}/**/*.test.ts`)
const exclude = ['**/node_modules/**', 'apps/web/e2e/**']
const alone = '**/*.alone.test.ts'

export default defineConfig({
  // Vite would choose its ES module, while libraries in node_modules load the other: two copies refuse each other's schema.
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    // A test mostly waits for an engine: with one worker on two cores, a core would wait with it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What tests read without importing it: `--changed` runs them all then.
    forceRerunTriggers: [
      '**/{package,package-lock,tsconfig*,.oxlintrc}.json',
      '**/vitest.config.ts',
      '**/{README,ARCHITECTURE,CONTRIBUTING}.md',
      '**/{migrations,docs,scripts,examples}/**',
    ],
    // `npm test` runs other suites beside these: a test that takes 10 s alone may take 40.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // What passes only the second time is named at the end of `npm test`.
    retry: process.env['CI'] === undefined ? 0 : 1,
    reporters: ['default', './scripts/reporters/vitest.mjs'],
    projects: [
      // The files of a worker share what they have loaded: loading it anew for each took a third of the time.
      {
        extends: true,
        test: {
          name: 'together',
          include,
          exclude: [...exclude, alone],
          isolate: false,
          globalSetup: ['adapters/testing/src/global-setup.ts'],
        },
      },
      // Who changes what others load has a worker of its own, and no engine.
      { extends: true, test: { name: 'alone', include: [alone], exclude } },
    ],
  },
})
