import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

// The quick tests, without an engine, for npm run mutants.
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] },
  test: {
    include: ['domain/src/**/*.test.ts', 'adapters/{graphql,koa}/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.alone.test.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
})
