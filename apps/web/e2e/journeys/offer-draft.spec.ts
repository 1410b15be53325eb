import type { Locator, Page } from '@playwright/test'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { getDrawer, waitForResults } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

const words = 'Read the sea for us, half of the week'

/** The offer form of the last person found who can be contacted: other journeys contact those before. */
const openOffer = async (page: Page, address?: string): Promise<Locator> => {
  if (address === undefined) {
    await page.goto('/search-results?q=engineer')
    await waitForResults(page)
    await page
      .getByRole('list', { name: 'People found' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Send a request to/, disabled: false }) })
      .last()
      .getByRole('link')
      .first()
      .click()
  } else await page.goto(address)
  const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().innerText()
  const drawer = getDrawer(page, name)
  await drawer.getByRole('button', { name: /Send an opportunity/ }).click()
  return drawer.getByRole('form', { name: /^Offer to/ })
}

const field = (form: Locator): Locator => form.getByRole('textbox', { name: 'What the work is' })

test('a draft of an offer is available in another browser, and is deleted when it is discarded', async ({
  browser,
  openBrowser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.employers })
  const first = await context.newPage()
  await signIn(first, demo.paying, demo.password)
  const offer = await openOffer(first)
  const saved = first.waitForResponse(
    (answer) => answer.url().includes('/v0/drafts/') && answer.request().method() === 'PUT' && answer.ok(),
  )
  await field(offer).fill(words)
  await saved
  const address = first.url()
  await context.close()

  const second = await openBrowser(product.employers)
  await signIn(second, demo.paying, demo.password)
  const form = await openOffer(second, address)
  await expect(field(form)).toHaveValue(words)
  await expect(second.getByText(/^Restored what you wrote on/)).toBeVisible()

  const dropped = second.waitForResponse(
    (answer) => answer.url().includes('/v0/drafts/') && answer.request().method() === 'DELETE',
  )
  await second.getByRole('button', { name: 'Start afresh' }).click()
  await expect(field(form)).not.toHaveValue(words)
  await expect(field(form)).toBeFocused()
  await dropped
  await second.reload()
  await expect(field(await openOffer(second, second.url()))).not.toHaveValue(words)
})
