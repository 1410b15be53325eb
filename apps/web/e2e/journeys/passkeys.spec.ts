import type { Page } from '@playwright/test'
import { makeContractor } from '../pages/set-up.ts'
import { newcomer } from '../pages/people.ts'
import { dismissWelcome } from '../pages/account.ts'
import { expect, test } from '../product/test.ts'

/** Gives the page's browser a device that keeps passkeys and has verified its user. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

// IDEN-60, IDEN-62
test('a passkey is added in the settings, and signs in without a password', async ({ openBrowser, product }) => {
  // Browsers allow no passkeys on IP addresses.
  const site = new URL(product.contractors)
  site.hostname = 'localhost'
  const page = await openBrowser(site.origin)
  const person = newcomer('Paula', 'Keys')
  await makeContractor(page, product.contractors, person)
  await addAuthenticator(page)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await dismissWelcome(page, person)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey is added')).toBeVisible()
  await expect(page.getByText(/not used yet/)).toBeVisible()

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
