import type { Page } from '@playwright/test'
import { logIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { phone } from '../pages/phone.ts'
import { makeContractor, makeEmployer } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Watching {
  shifted?: number
}

/** The limit of the cumulative layout shift, as Web Vitals defines it: shifts without recent input, added up. */
const MOST = 0.05

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watching = globalThis as Watching
    watching.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) watching.shifted = (watching.shifted ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Waits until everything is loaded, and expects less layout shift than the limit. */
async function expectSteady(page: Page, name: string): Promise<void> {
  await expect(page.locator('#main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0)
  const shifted = await page.evaluate(() => (globalThis as Watching).shifted ?? 1)
  expect(shifted, name).toBeLessThan(MOST)
}

for (const [device, options] of [
  ['on a desktop', {}],
  ['on a phone', phone],
] as const) {
  // UI-38
  test(`content does not shift while search, inbox and dashboard load, ${device}`, async ({ openBrowser, product }) => {
    for (const [address, email, paths] of [
      [product.employers, demo.paying, ['/dashboard', '/search-results', '/messages']],
      [product.contractors, demo.contractor, ['/dashboard', '/messages']],
    ] as const) {
      const page = await openBrowser(address, options)
      await watch(page)
      await logIn(page, email, demo.password)
      await expectSteady(page, `${email}, the first time`)
      for (const path of paths) {
        await page.goto(path)
        await expectSteady(page, `${email}, ${path}`)
      }
    }
  })

  test(`a first, empty dashboard does not shift, ${device}`, async ({ openBrowser, product }) => {
    for (const side of ['employers', 'contractors'] as const) {
      const address = product[side]
      const person = newcomer('Ayanda', 'Mokoena')
      const page = await openBrowser(address, options)
      if (side === 'employers') await makeEmployer(page, address, person, `Heron ${person.lastName}`)
      else await makeContractor(page, address, person)
      await watch(page)
      await logIn(page, person.email, person.password)
      await expectSteady(page, `${side}, the first time`)
      await page.goto('/dashboard')
      await expectSteady(page, `${side}, /dashboard`)
    }
  })
}
