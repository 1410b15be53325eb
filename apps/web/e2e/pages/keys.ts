import { expect, type Locator, type Page } from '@playwright/test'

/** More than any form of the product needs. */
const STEPS_MAX = 24

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.keyboard.press('Tab')
    if (await place.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  await expect(place).toBeFocused()
}

/** Opens a select by keyboard, types the first letters of an option and chooses it. */
export async function chooseByKeys(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  // The list of the previous field may still be closing.
  await expect(page.getByRole('listbox')).toHaveCount(1)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type(option)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}
