import { expect, type Page } from '@playwright/test'
import { awaitRest } from './requests.ts'

/** Actions that open on a page what its address alone does not show. */
export type Opening = (page: Page) => Promise<void>

const dialogOf = (page: Page, name: string | RegExp) => expect(page.getByRole('dialog', { name })).toBeVisible()
const people = (page: Page) => page.getByRole('list', { name: 'People found' }).getByRole('listitem')

/** Opens the first item of a list, beside the list or over it. */
export const openFirst =
  (list: RegExp): Opening =>
  async (page) => {
    await page.getByRole('list', { name: list }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  }

export const openPerson: Opening = async (page) => {
  await page.getByRole('list', { name: 'People found' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByLabel('Profile', { exact: true })).toBeVisible()
}

export const begin: Opening = async (page) => {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us more about yourself' })).toBeVisible()
}

const asks: Opening = async (page) => {
  await people(page)
    .filter({ hasNotText: /Request|conversation/i })
    .first()
    .getByRole('link')
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Send an opportunity/ })
    .first()
    .click()
}

/** Opens the offer form of the first person who can be contacted. */
export const openOffer: Opening = async (page) => {
  await asks(page)
  await expect(page.getByRole('form', { name: /^Offer to/ })).toBeVisible()
}

/** The same for an employer whose own profile is incomplete. */
export const openIncomplete: Opening = async (page) => {
  await page.getByRole('button', { name: 'Do this later' }).click()
  await asks(page)
  await expect(page.getByText(/before you write$/)).toBeVisible()
}

export const openMap: Opening = async (page) => {
  await expect(page.getByRole('application').getByRole('button').first()).toBeVisible()
}

export const openComparison: Opening = async (page) => {
  for (const at of [0, 1])
    await people(page)
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('button', { name: 'Compare 2' }).click()
  await dialogOf(page, '2 people side by side')
}

export const openSaved: Opening = async (page) => {
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await dialogOf(page, 'Saved searches')
}

export const openFilters: Opening = async (page) => {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await dialogOf(page, 'Filters')
}

export const openReport: Opening = async (page) => {
  await openPerson(page)
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Report / }).click()
  await dialogOf(page, /^Report /)
}

export const openCommands: Opening = async (page) => {
  await awaitRest(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByPlaceholder('Type a page, a name or a command')).toBeVisible()
}

export const openKeys: Opening = async (page) => {
  await awaitRest(page)
  await page.keyboard.press('?')
  await dialogOf(page, 'Keys')
}

export const openTwoStep: Opening = async (page) => {
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await dialogOf(page, 'Turn on two-step sign-in')
}

export const openBookmarksRefused: Opening = async (page) => {
  await people(page)
    .first()
    .getByRole('button', { name: /^Bookmark / })
    .click()
  await dialogOf(page, 'Bookmarks')
}

/** Opens the plans from the trial banner. */
export const openPlans: Opening = async (page) => {
  await page.getByRole('complementary', { name: 'Trial' }).getByRole('link', { name: 'Upgrade now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose your subscription type' })).toBeVisible()
}

export const openPayment: Opening = async (page) => {
  await openPlans(page)
  await page.getByRole('button', { name: 'Go on to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your payment details' })).toBeVisible()
}

export const openInvoiceDetails: Opening = async (page) => {
  await openPayment(page)
  await page.getByText('By invoice', { exact: true }).click()
  await page.getByRole('button', { name: 'Go on to billing details' }).click()
  await expect(page.getByRole('button', { name: 'Send me the invoice' })).toBeVisible()
}

/** Opens a modal as a company with these entitlements sees it, by changing the response of the session call. */
const openAtPlan =
  (entitlements: object, title: string): Opening =>
  async (page) => {
    await page.route('**/v0/session', async (route) => {
      const answer = await route.fetch()
      const session = (await answer.json()) as { readonly company: { readonly entitlements: object } }
      const { company } = session
      const limited = { ...company, entitlements: { ...company.entitlements, ...entitlements } }
      await route.fulfill({ response: answer, json: { ...session, company: limited } })
    })
    await page.reload()
    await asks(page)
    await dialogOf(page, title)
    await page.unroute('**/v0/session')
  }

export const openUsedUp = openAtPlan(
  { contact: false, freeContactsLeft: 0, reason: 'contact-requests-used-up' },
  'You have no more Free contact requests',
)
export const openExpired = openAtPlan(
  { contact: false, bookmarks: false, freeContactsLeft: 0, reason: 'trial-ended' },
  'Your subscription has expired',
)
