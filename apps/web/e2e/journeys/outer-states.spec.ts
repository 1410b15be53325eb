import { signIn } from '../pages/login.ts'
import { expect, test } from '../product/test.ts'

const password = 'welcome to guildhall'

// UI-8
test('going offline shows a message at once, and a page that needs the network loads once it is back', async ({
  employerPage: page,
}) => {
  await signIn(page, 'paying@demo.guildhall.example', password)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Navigates to a page that was not opened before, without a hover that would prefetch it.
  const settings = page.getByRole('link', { name: 'Settings' }).first()
  await expect(settings).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline.', { exact: true })).toBeVisible()
  await settings.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline.', { exact: true })).toBeHidden()
  await expect(page).toHaveURL(/\/settings\//)
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden()
  await expect(page.locator('#main').getByRole('heading').first()).toBeVisible()
})

test('a failed first call shows its request id, and Try again recovers', async ({ employerPage: page }) => {
  await signIn(page, 'paying@demo.guildhall.example', password)
  const reference = 'e36807ce-75d9-4188-95ec-053cd5d7aaed'
  await page.route('**/v0/session', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': reference },
      json: { code: 'internal-error', message: 'There seems to have been an issue, please try again.' },
    }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText('Guildhall did not answer')
  await expect(page.getByText(reference)).toBeVisible()
  await page.unroute('**/v0/session')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
