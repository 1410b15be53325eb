import type { Page } from '@playwright/test'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { people, row, waitForResults } from '../pages/search.ts'
import { fillInCompany } from '../pages/sign-up.ts'
import { expect, test } from '../product/test.ts'

/** Errors show at each field and in one summary, and the focus moves to the first. */
async function refuses(page: Page, form: string | RegExp, button: string | RegExp, first: string): Promise<void> {
  const fields = page.getByRole('form', { name: form })
  await expect(fields).toBeVisible()
  await page.getByRole('button', { name: button }).filter({ visible: true }).last().click()
  const named = { name: first, exact: true }
  const field = fields.getByRole('textbox', named).or(fields.getByRole('combobox', named))
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/\S/)
  const summary = fields.getByRole('alert').filter({ hasText: /things? to put right/ })
  const errorCount = Number(/\d+/.exec(await summary.innerText())?.[0])
  await expect(summary.getByRole('button')).toHaveCount(errorCount)
  await page.keyboard.press('Tab')
  await summary.getByRole('button').first().click()
  await expect(field).toBeFocused()
}

// UI-23
test('a contractor’s forms show errors at the field and in a summary', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.contractors)
  await signIn(page, demo.contractor, demo.password)
  await page.goto('/resume?edit=WorkExperience&id=new')
  await refuses(page, 'Add work experience', 'Save entry', 'Title')
  await page.goto('/resume?edit=Qualification&id=new')
  await refuses(page, 'Add education', 'Save education', 'Qualification')
  await page.goto('/resume?edit=MainProfile')
  await page.getByRole('combobox', { name: 'Job title' }).fill('')
  await page.getByRole('textbox', { name: 'Introduction' }).fill('')
  await refuses(page, 'Main profile', 'Save profile', 'Job title')
})

test('the offer shows errors at the field and in a summary', async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
  const free = people(page).filter({ has: page.getByRole('button', { name: /^Send a request to /, disabled: false }) })
  const name = (await free.last().getByRole('heading').innerText()).trim()
  await row(page, name)
    .getByRole('button', { name: `Send a request to ${name}` })
    .click()
  const form = page.getByRole('form', { name: /^Offer to/ })
  await form.getByRole('textbox', { name: 'What the work is' }).fill('x')
  await refuses(page, /^Offer to/, /Send request/, 'What the work is')
})

test('the country code of a mobile number defaults to the visitor’s country, even if that loads late', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(product.employers)
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v0/signup_options', async (route) => {
    await held
    await route.continue()
  })
  await fillInCompany(page, newcomer('Ada', 'Oyelaran'), 'Oyelaran Maps')
  await page.getByRole('button', { name: 'Start a trial' }).click()
  await expect(page.getByRole('textbox', { name: 'Mobile' })).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: /Country code, South Africa/ })).toBeVisible()
})
