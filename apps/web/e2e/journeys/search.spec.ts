import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import {
  getDrawer,
  findFirstNotContacted,
  listNames,
  row,
  searchFor,
  setFilters,
  waitForResults,
} from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

test.beforeEach(async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
})

// SRCH-46
test('a search is in the address; back, forward and reload restore it', async ({ employerPage: page }) => {
  const everyone = await listNames(page)
  await setFilters(page)
  await searchFor(page, 'developer')
  await expect(page).toHaveURL(/q=developer/)
  await expect(page).toHaveURL(/work=Remote/)
  await expect(page).toHaveURL(/opportunity=Contract/)
  const found = await listNames(page)
  expect(found).not.toEqual(everyone)
  const address = page.url()

  await page.reload()
  await waitForResults(page)
  await expect.poll(() => listNames(page)).toEqual(found)
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await expect(rail.getByRole('radio', { name: 'Remote' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Job title' })).toHaveValue('developer')

  await page.goBack()
  await expect(page).not.toHaveURL(/q=developer/)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect.poll(() => listNames(page)).toEqual(found)
})

test('an open profile and a comparison are in the address: back closes them, reload and a colleague open them', async ({
  employerPage: page,
  openBrowser,
  product,
}) => {
  const [first = '', second = ''] = await listNames(page)
  const colleague = await openBrowser(product.employers)
  await signIn(colleague, demo.paying, demo.password)

  await row(page, first).getByRole('link', { name: first, exact: true }).click()
  await expect(getDrawer(page, first)).toBeVisible()
  await expect(page).toHaveURL(/open=/)
  await colleague.goto(page.url())
  await expect(getDrawer(colleague, first)).toBeVisible()
  await page.goBack()
  await expect(getDrawer(page, first)).toBeHidden()

  for (const name of [first, second]) await page.getByRole('button', { name: `Compare ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Compare 2' }).click()
  const table = (of: typeof page) => of.getByRole('dialog', { name: '2 people side by side' })
  await expect(table(page)).toBeVisible()
  await expect(page).toHaveURL(/compare=.+table=1/)
  const address = page.url()
  await page.goBack()
  await expect(table(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Compare 2' })).toBeVisible()

  const stranger = '01900000-0000-7000-8000-00000000dead'
  await colleague.goto(address.replace('compare=', `compare=${stranger},`))
  await expect(table(colleague).getByText(second)).toBeVisible()
  await expect(colleague.getByText(/cannot be shown to you any more/)).toBeVisible()
  await expect(colleague).not.toHaveURL(new RegExp(stranger))
})

// UI-14
test('the drawer is operated by keys and returns the focus', async ({ employerPage: page }) => {
  const [first = '', second = '', third = ''] = await listNames(page)
  await page.keyboard.press('j')
  await expect(row(page, first).getByRole('link', { name: first, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getDrawer(page, first)).toBeVisible()
  await page.keyboard.press('j')
  await expect(getDrawer(page, second)).toBeVisible()
  await page.keyboard.press('j')
  await expect(getDrawer(page, third)).toBeVisible()
  await page.keyboard.press('k')
  await expect(getDrawer(page, second)).toBeVisible()
  await page.keyboard.press('j')
  await expect(getDrawer(page, third)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/open=/)
  await expect(row(page, third).getByRole('link', { name: third, exact: true })).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Job title' })).toBeFocused()
})

test('a bookmarked person is in the bookmarks until removed', async ({ employerPage: page }) => {
  const name = await findFirstNotContacted(page)
  await row(page, name)
    .getByRole('button', { name: `Bookmark ${name}` })
    .click()
  await expect(row(page, name).getByRole('button', { name: `Bookmark ${name}`, pressed: true })).toBeVisible()
  await page.getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.goto('/search-results')
  const removed = page.waitForResponse(
    (answer) => answer.url().includes('/v0/bookmarks/') && answer.request().method() === 'POST',
  )
  await row(page, name)
    .getByRole('button', { name: `Bookmark ${name}`, pressed: true })
    .click()
  await expect(row(page, name).getByRole('button', { name: `Bookmark ${name}`, pressed: false })).toBeVisible()
  await removed
})
