import { expect, type Locator, type Page } from '@playwright/test'

/** What was said in the open conversation. */
export const messages = (page: Page): Locator => page.getByRole('log', { name: 'Messages' })

/** Writes into the open conversation and presses Send; answers when that was, for measuring. */
export async function say(page: Page, words: string): Promise<number> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(words)
  const at = performance.now()
  await page.getByRole('button', { name: /^Send/ }).click()
  return at
}

/** Waits until words stand in the open conversation; answers how long after `since` they did, in milliseconds. */
export async function heard(page: Page, words: string, since: number): Promise<number> {
  await expect(messages(page).getByText(words)).toBeVisible()
  return performance.now() - since
}

/** Says yes to the request that is open, with a first line. */
export async function accept(page: Page, words: string): Promise<number> {
  await page.getByRole('button', { name: 'I’m interested' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'First message (optional)' }).fill(words)
  const at = performance.now()
  await dialog.getByRole('button', { name: 'I’m interested' }).click()
  return at
}
