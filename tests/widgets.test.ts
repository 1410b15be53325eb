import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeContractor, completeEmployer } from '../apps/server/src/http-tests/support/complete-profiles.ts'
import { startTestServer, type TestServer } from '../apps/server/src/http-tests/support/start-test-server.ts'
import { launchOptions } from '../apps/web/e2e/product/chromium.ts'

// The hosted service's public React widgets in a browser, on a page of another origin, with only the host changed.

const page = path(import.meta.dirname, '../apps/web/e2e/widgets')
const TIMEOUT = 120_000
const CAPE_TOWN = {
  location_title: 'Cape Town, Western Cape, South Africa',
  latitude: -33.9249,
  longitude: 18.4241,
} as const

describe('a page of the hosted service’s widgets', () => {
  let server: TestServer
  let site: PreviewServer
  let browser: Browser
  let built = ''
  let key = ''

  beforeAll(async () => {
    built = await mkdtemp(path(tmpdir(), 'guildhall-widgets-'))
    ;[server, browser] = await Promise.all([
      startTestServer(),
      chromium.launch(launchOptions),
      build({
        root: page,
        configFile: false,
        logLevel: 'warn',
        build: { outDir: built, emptyOutDir: true, minify: false },
      }),
    ])
    const employer = await completeEmployer(server, { email: 'dana@kestrel.example' })
    await completeContractor(server, { email: 'thandeka@example.com' })
    await completeContractor(server, { email: 'lerato@example.com' }, { job_title: 'Accountant', rate: 90 })
    await completeContractor(server, { email: 'naledi@example.com' }, { job_title: 'Nurse', rate: 30, ...CAPE_TOWN })
    await server.settle()
    key = employer.session.search?.apiKey ?? ''
    site = await preview({ root: page, configFile: false, build: { outDir: built }, preview: { port: 0 } })
  }, TIMEOUT)
  afterAll(async () => {
    await browser.close()
    await site.close()
    await server.stop()
    await rm(built, { recursive: true, force: true })
  })

  const section = (tab: Page, name: string) => tab.getByRole('region', { name })

  // SRCH-1, SRCH-95, SRCH-97, SRCH-98, API-8
  it('searches, refines, filters by a range and by a map, and marks what matches', { timeout: TIMEOUT }, async () => {
    const tab = await browser.newPage()
    const failures: string[] = []
    tab.on('pageerror', ({ message }) => failures.push(message))
    tab.on('response', (response) => {
      if (response.url().startsWith(server.url) && response.status() >= 400) failures.push(response.url())
    })
    const query = new URLSearchParams({ key, host: new URL(server.url).host })
    await tab.goto(`${site.resolvedUrls?.local[0] ?? ''}?${query}`)

    const people = section(tab, 'People')
    await people.getByText('Nurse').or(people.getByText('Accountant')).first().waitFor()
    await tab.getByText('3 results found').waitFor()
    expect(await tab.locator('.ais-Pagination-item--page').allTextContents()).toEqual(['1', '2'])
    expect(await section(tab, 'Skills').getByRole('checkbox').count()).toBe(2)

    const [least, most] = [tab.locator('.ais-RangeInput-input--min'), tab.locator('.ais-RangeInput-input--max')]
    expect([await least.getAttribute('placeholder'), await most.getAttribute('placeholder')]).toEqual(['30', '90'])
    await most.fill('60')
    await section(tab, 'Rate').getByRole('button', { name: 'Go' }).click()
    await tab.getByText('2 results found').waitFor()

    await section(tab, 'Skills').getByRole('searchbox').fill('snow')
    await section(tab, 'Skills').getByRole('checkbox').nth(1).waitFor({ state: 'detached' })
    await section(tab, 'Skills')
      .getByRole('checkbox', { name: /Snowflake/ })
      .check()
    await section(tab, 'Skills')
      .getByRole('checkbox', { name: /Snowflake/, checked: true })
      .waitFor()

    await section(tab, 'Map').getByRole('button', { name: 'Search the Cape' }).click()
    await tab.getByText('1 result found').waitFor()
    expect(await section(tab, 'Map').getByText('-33.93, 18.42').count()).toBe(1)
    await section(tab, 'Map').getByRole('button', { name: 'Search everywhere' }).click()
    await tab.getByText('2 results found').waitFor()

    await tab.getByPlaceholder('Job title').fill('analyt')
    await tab.getByText('1 result found').waitFor()
    await people.locator('mark', { hasText: 'Analyt' }).waitFor()
    expect(await people.textContent()).toBe('Analytics Engineer')
    expect(failures).toEqual([])
  })
})
