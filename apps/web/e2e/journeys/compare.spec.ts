import { expect, test } from '../product/test.ts'
import { signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { listNames, people, row, searchFor, setFilters, waitForResults } from '../pages/search.ts'

test.beforeEach(async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
})

test('a saved search can be reopened by name with its filters', async ({ employerPage: page }) => {
  const name = `Remote builders ${newcomer('a', 'b').lastName}`
  await setFilters(page)
  await searchFor(page, 'developer')
  const found = await listNames(page)
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByText('My team').click()
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`“${name}” is saved`)).toBeVisible()

  await test.step('the dashboard lists it among the recent searches', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: /^developer/i }).first()).toBeVisible()
  })
  await test.step('after a reload it is in the list, and opens as it was saved', async () => {
    await page.goto('/search-results')
    await page.reload()
    await waitForResults(page)
    await page.getByRole('button', { name: 'Saved', exact: true }).click()
    const list = page.getByRole('list', { name: 'Saved searches' })
    await list.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(page).toHaveURL(/q=developer/)
    await waitForResults(page)
    await expect.poll(() => listNames(page)).toEqual(found)
    const rail = page.getByRole('complementary', { name: 'Filters' })
    await expect(rail.getByRole('radio', { name: 'Remote' })).toBeChecked()
    await expect(rail.getByRole('radio', { name: 'Contract' })).toBeChecked()
    await expect(rail.getByRole('button', { name: /Free within/ })).toContainText('2 Months')
  })
  await test.step('a changed search updates the saved one only on request', async () => {
    await searchFor(page, 'engineer')
    await page.getByRole('button', { name: 'Saved', exact: true }).click()
    await page.getByRole('button', { name: `Update “${name}”` }).click()
    await expect(page.getByText(`“${name}” is updated`)).toBeVisible()
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeHidden()
  })
})

test('people are compared side by side: differences are marked, and one person is removed', async ({
  employerPage: page,
}) => {
  const [first = '', second = '', third = ''] = await listNames(page)
  for (const name of [first, second, third]) {
    await row(page, name)
      .getByRole('button', { name: `Compare ${name}` })
      .click()
  }
  const tray = page.getByRole('region', { name: 'To compare' })
  await expect(tray).toContainText(`${first}, ${second}, ${third}`)
  await tray.getByRole('button', { name: 'Compare 3' }).click()
  const dialog = page.getByRole('dialog', { name: '3 people side by side' })
  await expect(dialog.getByRole('columnheader')).toHaveCount(3)
  await expect(dialog).toContainText(/Rates in [A-Z]{3}/)
  const currency = /Rates in ([A-Z]{3})/.exec(await dialog.innerText())?.[1] ?? 'no currency'

  await test.step('every hourly rate is in the user’s currency', async () => {
    const rates = await dialog
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: /^Rate an hour/ }) })
      .getByRole('cell')
      .allInnerTexts()
    expect(rates).toHaveLength(3)
    for (const rate of rates) expect(rate).toMatch(new RegExp(`${currency} [\\d,.]+|Permanent only`))
  })
  await test.step('rows that differ are marked, and can be shown alone', async () => {
    const differing = dialog.getByRole('rowheader', { name: /, differs$/ })
    const marked = await differing.count()
    expect(marked).toBeGreaterThan(0)
    await dialog.getByText('Only differences').click()
    await expect(dialog.getByRole('rowheader')).toHaveCount(marked)
  })
  await test.step('one person is removed, and the others stay', async () => {
    await dialog.getByRole('button', { name: `Take ${third} out of the comparison` }).click()
    const left = page.getByRole('dialog', { name: '2 people side by side' })
    await expect(left.getByRole('columnheader')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(left).toBeHidden()
    await expect(tray).toContainText(`${first}, ${second}`)
    await expect(tray).not.toContainText(third)
    await tray.getByRole('button', { name: 'Clear' }).click()
    await expect(tray).toBeHidden()
    await expect(people(page).first()).toBeVisible()
  })
})
