import { expect, type Locator, type Page } from '@playwright/test'

/** The messages of the open conversation. */
export const messages = (page: Page): Locator => page.getByRole('log', { name: 'Messages' })

/** Writes a message in the open conversation and presses Send; returns the time of the click, for measuring. */
export async function sendChatMessage(page: Page, words: string): Promise<number> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(words)
  const at = performance.now()
  await page.getByRole('button', { name: /^Send/ }).click()
  return at
}

/** Waits until a text is in the open conversation; returns the milliseconds since `since`. */
export async function waitForMessage(page: Page, words: string, since: number): Promise<number> {
  await expect(messages(page).getByText(words)).toBeVisible()
  return performance.now() - since
}

/** Accepts the open request with a first message; returns the time of the click, for measuring. */
export async function accept(page: Page, words: string): Promise<number> {
  await page.getByRole('button', { name: 'I’m interested' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'First message (optional)' }).fill(words)
  const at = performance.now()
  await dialog.getByRole('button', { name: 'I’m interested' }).click()
  return at
}
