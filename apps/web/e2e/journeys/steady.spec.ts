import { logIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { expect, test } from '../product/test.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Watching {
  shifted?: number
}

/** As the guide to web vitals says: what moves by itself, added up. */
const MOST = 0.05

test('what is read does not jump while search, inbox and dashboard fill', async ({ employerPage: page }) => {
  await logIn(page, demo.paying, demo.password)
  await page.addInitScript(() => {
    const watching = globalThis as Watching
    watching.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) watching.shifted = (watching.shifted ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of ['/dashboard', '/search-results', '/messages']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0)
    const shifted = await page.evaluate(() => (globalThis as Watching).shifted ?? 1)
    expect(shifted, path).toBeLessThan(MOST)
  }
})
