import type { Locator, Page } from '@playwright/test'

type Place = Page | Locator

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place)

/** Chooses from a select, whose list opens over the page. An error summary may have a button with the field's name, too. */
export async function choose(place: Place, label: string | RegExp, option: string): Promise<void> {
  const list = pageOf(place).locator('[aria-haspopup="listbox"]')
  await place.getByRole('button', { name: label }).and(list).click()
  await pageOf(place).getByRole('option', { name: option, exact: true }).click()
}

/** Types into a combobox and chooses an option. The list closes when the page scrolls, so the field is clicked first. */
export async function chooseTyped(place: Place, label: string, words: string, option: string | RegExp): Promise<void> {
  const field = place.getByRole('combobox', { name: label })
  await field.click()
  await field.fill('')
  await field.pressSequentially(words)
  await pageOf(place).getByRole('option', { name: option }).first().click()
}

/** Chooses an option of a radio group or segmented control. */
export async function pick(place: Place, group: string, option: string): Promise<void> {
  await place.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click()
}

/** Types a date (YYYY-MM-DD) part by part, in whatever order the locale shows them. */
export async function typeDay(place: Place, label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const group = place.getByRole('group', { name: label })
  for (const [part, digits] of Object.entries({ year, month, day: date })) {
    await group.getByRole('spinbutton', { name: part }).focus()
    await pageOf(place).keyboard.type(digits)
  }
}
