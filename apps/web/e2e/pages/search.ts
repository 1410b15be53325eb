import { expect, type Locator, type Page } from '@playwright/test'
import { choose, pick, typeDay } from './fields.ts'

export interface OfferTerms {
  readonly description: string
  /** Whole USD an hour. */
  readonly rate: string
  readonly months: string
}

/** The rows of the results. */
export const people = (page: Page): Locator => page.getByRole('list', { name: 'People found' }).getByRole('listitem')

export const row = (page: Page, name: string): Locator =>
  people(page).filter({ has: page.getByRole('link', { name, exact: true }) })

/** The names in the results, in order. */
export const listNames = (page: Page): Promise<string[]> => people(page).getByRole('heading').allInnerTexts()

/** Types into the search bar, searches and waits for the results. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const bar = page.getByRole('search', { name: 'People' }).filter({ visible: true })
  await bar.getByRole('combobox', { name: 'Job title' }).fill(words)
  await bar.getByRole('button', { name: 'Search' }).click()
  await waitForResults(page)
}

/** Waits until the results are those of the search in the address. */
export const waitForResults = (page: Page): Promise<void> =>
  expect(page.getByRole('list', { name: 'People found' })).toHaveAttribute('aria-busy', 'false')

/** The first person who is not bookmarked. Waits for a bookmarked row first: until the bookmarks have loaded, no row looks bookmarked. */
export async function findFirstNotContacted(page: Page): Promise<string> {
  const bookmarks = (pressed: boolean) => page.getByRole('button', { name: /^Bookmark /, pressed })
  await expect(people(page).filter({ has: bookmarks(true) })).not.toHaveCount(0)
  const free = people(page).filter({ has: bookmarks(false) })
  return (await free.first().getByRole('heading').innerText()).trim()
}

/** The drawer of a person; its name appears once the profile has loaded. */
export const getDrawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** A date three weeks from now, YYYY-MM-DD. */
const startDay = (): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 21)
  return day.toISOString().slice(0, 10)
}

const offerForm = (drawer: Locator): Locator => drawer.getByRole('form', { name: /^Offer to/ })

/** Fills in the offer form in the message panel. */
export async function fillOffer(drawer: Locator, { description, rate, months }: OfferTerms): Promise<void> {
  const form = offerForm(drawer)
  await form.getByRole('textbox', { name: 'What the work is' }).fill(description)
  await choose(form, /Work type/, 'Remote')
  await choose(form, /Opportunity/, 'Contract')
  await form.getByRole('combobox', { name: 'Place' }).fill('Anywhere')
  await drawer.page().keyboard.press('Tab')
  await choose(form, /Currency/, 'USD')
  await form.getByRole('textbox', { name: 'Rate an hour' }).fill(rate)
  await form.getByRole('textbox', { name: 'Duration' }).fill(months)
  await typeDay(form, 'Start', startDay())
}

/** Sends an offer that is filled in. */
export const pressSend = (drawer: Locator): Promise<void> =>
  offerForm(drawer)
    .getByRole('button', { name: /Send request/ })
    .click()

/** Fills in the offer form and sends it; returns the time of the click, for measuring. */
export async function sendOffer(drawer: Locator, terms: OfferTerms): Promise<number> {
  await fillOffer(drawer, terms)
  const at = performance.now()
  await pressSend(drawer)
  await expect(drawer.getByText('Request sent').first()).toBeVisible()
  return at
}

/** Sets filters in the sidebar of the results. */
export async function setFilters(page: Page): Promise<void> {
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await pick(rail, 'Work type', 'Remote')
  await pick(rail, 'Opportunity', 'Contract')
  await choose(rail, /Free within/, '2 Months')
  await waitForResults(page)
}
