import { findChromium } from '@guildhall/testing'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { EvenShards } from './.storybook/even-shards.ts'

// Every story is a browser test, in the light theme and in the dark one, with accessibility violations as failures: see
// .storybook/check-accessibility.ts.

// React's production build, as in the product: its development build takes a quarter more time.
process.env['NODE_ENV'] = 'production'

const chromium = findChromium()

const light = {
  browser: 'chromium' as const,
  provider: playwright({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
  }),
}

// Two halves at once have a cache each: npm test runs them so.
const half = process.argv.find((word) => word.startsWith('--shard='))?.at(-3) ?? 'all'

export default defineConfig({
  mode: 'production',
  cacheDir: `node_modules/.cache/stories-${half}`,
  plugins: [react(), storybookTest({ configDir: '.storybook' })],
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-aria-components',
      'react-easy-crop',
      '@internationalized/date',
      'lucide-react',
      'd3-geo',
      'supercluster',
      'topojson-client',
      '@sentry/browser',
      'axe-core',
      'storybook/test',
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs/blocks',
      '@storybook/addon-docs/mdx-react-shim',
      'storybook/theming',
      '@storybook/addon-vitest/internal/setup-file',
      '@storybook/react-vite',
    ],
  },
  test: {
    name: 'stories',
    // What stories stand in without importing it: `--changed` runs them all then.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/vitest.stories.config.ts',
      '**/.storybook/**',
      '**/ui-kit/src/theme/**',
    ],
    isolate: false,
    sequence: { sequencer: EvenShards },
    testTimeout: 40_000,
    reporters: ['default', './scripts/reporters/vitest.mjs'],
    // What passes only the second time is named at the end of `npm test`.
    retry: process.env['CI'] === undefined ? 0 : 1,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright(),
      // Two browsers start at once, on a machine that may have other work.
      connectTimeout: 180_000,
      viewport: { width: 1280, height: 900 },
      instances: [light],
    },
  },
})
