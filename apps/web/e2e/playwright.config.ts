import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './product/chromium.ts'
import type { ProductOptions } from './product/test.ts'

const ci = process.env['CI'] !== undefined

/** A folder for each project: Playwright empties the folders of the projects that it runs, and `npm test` runs two of them at once. */
const toFolder = (project: string): string => `../../../node_modules/.cache/journeys/${project}`

/**
 * Journeys through the running product; each project runs it in one way. A worker has its own product and market, which its files share
 * one after the other. A product that is already running (GUILDHALL_URL) is used by one worker.
 */
export default defineConfig<ProductOptions, ProductOptions>({
  testDir: 'journeys',
  globalSetup: './product/build-web.ts',
  reporter: [['list'], ...(ci ? [['github'] as const] : []), ['../../../scripts/reporters/playwright.mjs']],
  // `--workers 2` is faster on machines with enough cores; with two cores, browsers and servers slow each other down.
  workers: 1,
  fullyParallel: false,
  forbidOnly: ci,
  // The summary of `npm test` names tests that pass only on the retry.
  retries: ci ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 30_000,
    // A trace adds half of a journey's time; use `--trace on` for the journey under investigation.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    // The whole loop runs on served engines; here each part of it does, and the whole on phones. Drawing motion takes a sixth of the
    // processor time, so only the others have it.
    {
      name: 'embedded',
      outputDir: toFolder('embedded'),
      use: { topology: 'embedded', contextOptions: { reducedMotion: 'reduce' } },
      testIgnore: ['billing.spec.ts', 'first-host.spec.ts', 'hiring-loop.spec.ts'],
    },
    // Has its own product, because these journeys move its clock by months.
    { name: 'money', outputDir: toFolder('money'), use: { topology: 'embedded' }, testMatch: 'billing.spec.ts' },
    // Tests the sources instead of a running product: see dev-loop/.
    { name: 'dev', outputDir: toFolder('dev'), testDir: 'dev-loop' },
    // Script payloads in every text field, on a product of its own; at full size by `npm run prove`.
    { name: 'payloads', outputDir: toFolder('payloads'), testDir: 'payloads' },
    // Starts its own product, on an empty database and with no other setting.
    { name: 'database', outputDir: toFolder('database'), testMatch: 'first-host.spec.ts' },
    { name: 'served', outputDir: toFolder('served'), use: { topology: 'served' }, testMatch: 'hiring-loop.spec.ts' },
  ],
})
