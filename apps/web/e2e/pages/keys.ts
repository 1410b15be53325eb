import { expect, type Locator, type Page } from '@playwright/test'

/** More than any form here has. */
const STEPS_MAX = 24

/** Goes on with Tab until the place is reached, as somebody without a mouse does. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await page.keyboard.press('Tab')
    if (await place.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  await expect(place).toBeFocused()
}

/** Opens a closed list, types the option's first letters and takes it. */
export async function chooseByKeys(page: Page, field: Locator, option: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  // The suggestions of the field before may still be on their way out.
  await expect(page.getByRole('listbox')).toHaveCount(1)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type(option)
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}
