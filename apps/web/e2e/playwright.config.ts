import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './product/chromium.ts'
import type { ProductOptions } from './product/test.ts'

const ci = process.env['CI'] !== undefined
/**
 * Journeys through the running product, each project on one way of running it. A worker has a product and a market of its own, which the
 * files that it takes share one after the other; what is running already (GUILDHALL_URL) is used by one alone.
 */
export default defineConfig<ProductOptions, ProductOptions>({
  testDir: 'journeys',
  outputDir: '../../../node_modules/.cache/journeys',
  globalSetup: './product/build-web.ts',
  reporter: [['list'], ...(ci ? [['github'] as const] : []), ['../../../scripts/reporters/playwright.mjs']],
  // `--workers 2` is quicker where there are cores to spare; on two, browsers and servers keep each other waiting.
  workers: 1,
  fullyParallel: false,
  forbidOnly: ci,
  // What passes only the second time is named at the end of `npm test`.
  retries: ci ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    actionTimeout: 30_000,
    // To record a journey costs half as much as the journey; `--trace on` records the one that is looked into.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    // The loop from end to end is gone through on served engines; here each part of it is, and all of it on phones.
    { name: 'embedded', use: { topology: 'embedded' }, testIgnore: ['billing.spec.ts', 'hiring-loop.spec.ts'] },
    // A product of its own: these move its clock by months.
    { name: 'money', use: { topology: 'embedded' }, testMatch: 'billing.spec.ts' },
    // No product, but the sources: see dev-loop/.
    { name: 'dev', testDir: 'dev-loop' },
    { name: 'served', use: { topology: 'served' }, testMatch: 'hiring-loop.spec.ts' },
  ],
})
