import { messages } from '../pages/conversation.ts'
import type { Page } from '@playwright/test'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { makeFindable, startChat } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

// UI-22
test('a draft of a message is available in another browser', async ({ employerPage: page, openBrowser, product }) => {
  const { conversationUuid } = await startChat(
    await openBrowser(product.contractors),
    product,
    newcomer('Refilwe', 'Sithole'),
  )
  const field = (on: typeof page) => on.getByRole('textbox', { name: /^Message to/ })
  await signIn(page, demo.paying, demo.password)
  await page.goto(`/messages/${conversationUuid}`)
  await expect(messages(page)).toBeVisible()
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/v0/drafts/') && answer.request().method() === 'PUT',
  )
  await field(page).fill('Good morning Refilwe, the clocks on pier four')
  expect((await saved).ok()).toBe(true)
  await page.close()

  const elsewhere = await openBrowser(product.employers)
  await signIn(elsewhere, demo.paying, demo.password)
  await elsewhere.goto(`/messages/${conversationUuid}`)
  await expect(field(elsewhere)).toHaveValue('Good morning Refilwe, the clocks on pier four')
})

const introductionOn = (page: Page) =>
  page.getByRole('dialog', { name: 'Main profile' }).getByRole('textbox', { name: 'Introduction' })

// PROF-48
test('a draft of a profile section survives closing the tab, until it is discarded', async ({
  openBrowser,
  product,
}) => {
  const person = newcomer('Bongani', 'Zulu')
  const page = await openBrowser(product.contractors)
  await makeFindable(page, product.contractors, person, 'Keeper of buoys')
  await signIn(page, person.email, person.password)
  await page.goto('/resume?edit=MainProfile')
  await introductionOn(page).fill('Buoys, from paint to chain.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  const again = await page.context().newPage()
  await page.close()
  await again.goto('/resume?edit=MainProfile')
  await expect(introductionOn(again)).toHaveValue('Buoys, from paint to chain.')
  await again.goto('/resume')
  await again.getByRole('button', { name: /^Continue with Main profile/ }).click()
  await expect(introductionOn(again)).toHaveValue('Buoys, from paint to chain.')
  await again.getByRole('button', { name: 'Cancel' }).click()
  await expect(again.getByText('Unsaved changes')).toBeHidden()
  await again.goto('/resume?edit=MainProfile')
  await expect(introductionOn(again)).toHaveValue(/^I turn raw events into tables/)
})

test('a draft of a profile section is available in another browser, and is deleted everywhere once saved there', async ({
  openBrowser,
  product,
}) => {
  const person = newcomer('Nomvula', 'Khumalo')
  const page = await openBrowser(product.contractors)
  await makeFindable(page, product.contractors, person, 'Keeper of lights')
  await signIn(page, person.email, person.password)
  await page.goto('/resume?edit=MainProfile')
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/v0/user/section-drafts/main-profile') && answer.request().method() === 'PUT',
  )
  await introductionOn(page).fill('Lights, from lens to logbook.')
  expect((await saved).ok()).toBe(true)

  const elsewhere = await openBrowser(product.contractors)
  await signIn(elsewhere, person.email, person.password)
  await elsewhere.goto('/resume?edit=MainProfile')
  await expect(introductionOn(elsewhere)).toHaveValue('Lights, from lens to logbook.')
  await expect(elsewhere.getByText('Not saved yet')).toBeVisible()
  await introductionOn(elsewhere).fill('Lights, from lens to logbook, on nine islands.')
  await elsewhere.getByRole('button', { name: 'Save profile' }).click()
  await expect(elsewhere.getByText('Profile saved')).toBeVisible()

  await page.reload()
  await expect(introductionOn(page)).toHaveValue('Lights, from lens to logbook, on nine islands.')
  await expect(page.getByText('Not saved yet')).toBeHidden()
})
