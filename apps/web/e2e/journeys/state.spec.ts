import { choose, chooseTyped } from '../pages/fields.ts'
import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { getDrawer, listNames, people, row, setFilters, waitForResults } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

test.beforeEach(async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
})

test('six filters are restored after opening a profile and going back', async ({ employerPage: page }) => {
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await setFilters(page)
  await choose(rail, /Duration/, '> 12 month')
  await rail.getByRole('textbox', { name: 'To', exact: true }).fill('9000')
  await page.keyboard.press('Tab')
  await chooseTyped(rail, 'Languages', 'English', 'English')
  // Leaving the field closes its list.
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/English/)
  await waitForResults(page)
  const address = page.url()
  const found = await listNames(page)
  const [name = ''] = found

  await row(page, name).getByRole('link', { name, exact: true }).click()
  await expect(getDrawer(page, name)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(address)
  expect(await listNames(page)).toEqual(found)
  await expect(rail.getByRole('radio', { name: 'Remote' })).toBeChecked()
  await expect(rail.getByRole('button', { name: /Free within/ })).toContainText('2 Months')
  await expect(rail.getByRole('textbox', { name: 'To', exact: true })).toHaveValue(/^9[,\s]?000$/)
})

// SRCH-30
test('seventy-five results and the scroll position are restored after going back, and no search is saved twice', async ({
  employerPage: page,
}) => {
  await expect(people(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Show 25 more' }).click()
  await expect(people(page)).toHaveCount(75)
  const name = (await listNames(page))[69] ?? ''
  const link = row(page, name).getByRole('link', { name, exact: true })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(getDrawer(page, name)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(people(page)).toHaveCount(75)
  await expect(link).toBeInViewport()
  // UI-50
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('form', { name: 'Your name' })).toBeVisible()
  const scrolled = await page.evaluate(() => {
    const { clientHeight, scrollHeight, scrollLeft, scrollTop } = document.documentElement
    return { isLong: scrollHeight > clientHeight, scrollLeft, scrollTop }
  })
  expect(scrolled).toEqual({ isLong: true, scrollLeft: 0, scrollTop: 0 })
  await page.goBack()
  await expect(people(page)).toHaveCount(75)
  await page.reload()
  await expect(people(page)).toHaveCount(75)
  const answer = await page.request.get('/v0/search_history')
  const { searchHistory } = (await answer.json()) as { readonly searchHistory: readonly { searchParameters: object }[] }
  const remembered = searchHistory.map(({ searchParameters }) => JSON.stringify(searchParameters))
  expect(new Set(remembered).size, 'no search is remembered twice').toBe(remembered.length)
})

test('the row and the profile show the same reasons for a match', async ({ employerPage: page }) => {
  await page.goto('/search-results?q=engineer&work=Remote&opportunity=Contract')
  await waitForResults(page)
  const [name = ''] = await listNames(page)
  const tally = await row(page, name)
    .getByText(/^(\d+ of \d+|All \d+ met|Met)$/)
    .first()
    .innerText()
  await row(page, name).getByRole('link', { name, exact: true }).click()
  const why = getDrawer(page, name).getByRole('region', { name: 'Why this match' })
  await expect(why).toContainText(tally)
  const reasons = await why.getByRole('listitem').allTextContents()
  expect(reasons).not.toEqual([])
  const rowText = (await row(page, name).textContent()) ?? ''
  for (const reason of reasons) expect(rowText).toContain(/(?:Met|Missing): (.+)$/.exec(reason)?.[1] ?? reason)
})
