import { expect, type Locator, type Page } from '@playwright/test'

/** A small phone. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

const TARGET_PX = 44

/** Expects nothing on the page to be wider than the screen. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }))
  expect(scrollWidth, `${where} is no wider than the screen`).toBeLessThanOrEqual(clientWidth)
}

/** The touch target of a control, including its invisible extension. */
const targetOf = (control: Locator) =>
  control.evaluate((element) => {
    const label = element.closest('label') ?? element
    const { height, width } = label.getBoundingClientRect()
    const areas = ['::before', '::after'].map((part) => getComputedStyle(element, part))
    const sides = (of: 'height' | 'width', own: number): number =>
      Math.max(own, ...areas.map((area) => (area.content === 'none' ? 0 : Number.parseFloat(area[of]) || 0)))
    return { height: sides('height', height), width: sides('width', width) }
  })

/** Taps a control and expects it to be large enough for touch. */
export async function tap(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const { height, width } = await targetOf(control)
  expect.soft(Math.round(height), `${control.toString()} is high enough`).toBeGreaterThanOrEqual(TARGET_PX)
  expect.soft(Math.round(width), `${control.toString()} is wide enough`).toBeGreaterThanOrEqual(TARGET_PX)
  await control.tap()
}
