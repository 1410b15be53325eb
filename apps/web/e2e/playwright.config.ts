import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test'
import { launchOptions } from './product/chromium.ts'
import type { ProductOptions } from './product/test.ts'

const ci = process.env['CI'] !== undefined

type Projects = NonNullable<PlaywrightTestConfig<ProductOptions, ProductOptions>['projects']>

const projects: Projects = [
  // The whole loop runs on served engines; here each part of it does, and the whole on phones. Drawing motion takes a sixth of the
  // processor time, so only the others have it.
  {
    name: 'embedded',
    use: { topology: 'embedded', contextOptions: { reducedMotion: 'reduce' } },
    testIgnore: ['billing.spec.ts', 'first-host.spec.ts', 'hiring-loop.spec.ts'],
  },
  // Has its own product, because these journeys move its clock by months.
  { name: 'money', use: { topology: 'embedded' }, testMatch: 'billing.spec.ts' },
  // Tests the sources instead of a running product: see dev-loop/.
  { name: 'dev', testDir: 'dev-loop' },
  // Script payloads in every text field, on a product of its own; at full size by `npm run prove`.
  { name: 'payloads', testDir: 'payloads' },
  // Starts its own product, on an empty database and with no other setting.
  { name: 'database', testMatch: 'first-host.spec.ts' },
  { name: 'served', use: { topology: 'served' }, testMatch: 'hiring-loop.spec.ts' },
]

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
  // Playwright empties the folders of the projects that it runs, and `npm test` runs it twice side by side.
  projects: projects.map((project) => ({
    ...project,
    outputDir: `../../../node_modules/.cache/journeys/${project.name ?? ''}`,
  })),
})
