import { logIn, signIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { getDrawer } from '../pages/search.ts'
import { expect, test } from '../product/test.ts'

// ONB-17
test('a link from a colleague opens after the login that it requires', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.employers)
  await page.goto('/search-results?work=Remote&q=engineer')
  await expect(page).toHaveURL(/\/login\?from=/)
  await logIn(page, demo.paying, demo.password)
  await expect(page).toHaveURL(/\/search-results\?.*q=engineer/)
  await expect(page).toHaveURL(/work=Remote/)
})

// ONB-18
test('pages of the other role redirect to the dashboard', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.contractors)
  await signIn(page, demo.contractor, demo.password)
  await page.goto('/search-results')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(getDrawer(page, 'Candidate')).toBeHidden()
  const employer = await openBrowser(product.employers)
  await signIn(employer, demo.paying, demo.password)
  await employer.goto('/resume?edit=MainProfile')
  await expect(employer).toHaveURL(/\/dashboard$/)
})

// UI-5
test('signed-in users are redirected from sign-in and sign-up, and signing out ends the session', async ({
  openBrowser,
  product,
}) => {
  const page = await openBrowser(product.employers)
  await signIn(page, demo.paying, demo.password)
  for (const path of ['/login', '/sign-up', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('an unknown address shows the not-found page', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.employers)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible()
})
