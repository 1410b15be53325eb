import { expect, type Page } from '@playwright/test'

/** The test cards of the sandbox's page, by their outcome. */
const cards = { pays: /4242/, declines: /0002/, confirms: /3155/, failsLater: /0341/ } as const

/** Chooses a card on the payment provider's page and pays, or saves it for later payments. */
export async function payWith(page: Page, card: keyof typeof cards): Promise<void> {
  await page.getByRole('radio', { name: cards[card] }).check()
  await page.getByRole('button', { name: /^(Pay|Use this card)$/ }).click()
}

/** Expects the return page to show that the subscription is active. */
export async function isActive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible()
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
