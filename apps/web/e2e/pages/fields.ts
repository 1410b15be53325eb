import type { Locator, Page } from '@playwright/test'

type Place = Page | Locator

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place)

/** Chooses from a closed list; the list opens over the page. A summary of errors may name the field in a button, too. */
export async function choose(place: Place, label: string | RegExp, option: string): Promise<void> {
  const list = pageOf(place).locator('[aria-haspopup="listbox"]')
  await place.getByRole('button', { name: label }).and(list).click()
  await pageOf(place).getByRole('option', { name: option, exact: true }).click()
}

/** Types into a field with suggestions and takes the one named so. A list closes when the page scrolls, so the field is gone to first. */
export async function chooseTyped(place: Place, label: string, words: string, option: string | RegExp): Promise<void> {
  const field = place.getByRole('combobox', { name: label })
  await field.click()
  await field.fill('')
  await field.pressSequentially(words)
  await pageOf(place).getByRole('option', { name: option }).first().click()
}

/** Presses one of the words that stand side by side, or of a list of options. */
export async function pick(place: Place, group: string, option: string): Promise<void> {
  await place.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click()
}

/** Types a day (YYYY-MM-DD) part by part, in whatever order the locale shows them. */
export async function typeDay(place: Place, label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const group = place.getByRole('group', { name: label })
  for (const [part, digits] of Object.entries({ year, month, day: date })) {
    await group.getByRole('spinbutton', { name: part }).focus()
    await pageOf(place).keyboard.type(digits)
  }
}
