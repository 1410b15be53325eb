import { signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { getDrawer, waitForResults } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

// UI-18
test('search results show on a map, and a profile opens from it', async ({ employerPage: page }) => {
  await signIn(page, demo.paying, demo.password)
  await page.goto('/search-results')
  await waitForResults(page)
  await page.getByText('Map', { exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('region', { name: 'Map', exact: true })
  const pins = map.getByRole('application').getByRole('button')
  await expect(pins.first()).toBeVisible()
  await pins.first().click()
  const card = map.getByRole('region')
  const [name = ''] = await card.getByRole('link').allTextContents()
  await card.getByRole('link', { name, exact: true }).first().click()
  await expect(getDrawer(page, name)).toBeVisible()
  await expect(page).toHaveURL(/open=/)
  await page.keyboard.press('Escape')
  await expect(getDrawer(page, name)).toBeHidden()

  await page.reload()
  await expect(pins.first()).toBeVisible()
  await page.getByText('List', { exact: true }).click()
  await expect(page).not.toHaveURL(/view=map/)
})
