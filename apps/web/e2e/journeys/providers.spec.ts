import { startOpenIdProvider } from '@guildhall/openid-connect/testing'
import { dismissWelcome, typeNewPassword } from '../pages/account.ts'
import { newcomer } from '../pages/people.ts'
import { makeDataFolder, startServer } from '../product/server-process.ts'
import { expect, test } from '../product/test.ts'

// IDEN-70, IDEN-76
test('a contractor signs up by a provider, signs out and signs in again by it', async ({ openBrowser }) => {
  const [provider, folder] = await Promise.all([startOpenIdProvider(), makeDataFolder()])
  const server = await startServer({
    DATA_DIR: folder.path,
    SEED: 'none',
    OIDC_PROVIDERS: 'acme',
    OIDC_ACME_LABEL: 'Acme Ltd',
    OIDC_ACME_ISSUER: provider.issuer,
    OIDC_ACME_CLIENT_ID: provider.clientId,
    OIDC_ACME_CLIENT_SECRET: provider.clientSecret,
  })
  try {
    const person = newcomer('Robin', 'Hale')
    const { email, firstName, lastName } = person
    provider.vouchFor({ sub: '1', email, email_verified: true, given_name: firstName, family_name: lastName })
    const page = await openBrowser(server.url)
    await page.goto('/sign-up')
    await page.getByRole('button', { name: 'Continue with Acme Ltd' }).click()
    await expect(page.getByText('Welcome from Acme Ltd.')).toBeVisible()
    const next = page.getByRole('button', { name: 'Continue', exact: true })
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tell us more about yourself' })).toBeVisible()
    await next.click()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(firstName)
    await page.getByRole('textbox', { name: 'Mobile' }).fill('82 123 4567')
    await next.click()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
    await typeNewPassword(page, 'Password', person.password)
    await page.getByText('I agree to the').click({ position: { x: 4, y: 4 } })
    await page.getByRole('button', { name: 'Create the account' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await dismissWelcome(page, person)

    await page.goto('/logout')
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('button', { name: 'Continue with Acme Ltd' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/settings/account')
    await expect(page.getByRole('button', { name: 'Disconnect Acme Ltd' })).toBeVisible()
  } finally {
    await server.stop()
    await Promise.all([provider.close(), folder.remove()])
  }
})
