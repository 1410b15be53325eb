import { expect, type Page } from '@playwright/test'

/** Signs in on the page that is open, or on /login. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.locator('#main')).toBeVisible()
}

/** Signs the browser of a page in by a call: for journeys that are not about the login, whose form `entry.spec.ts` fills in. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/v0/auth/login', { data: { email, password } })
  expect(answer.ok(), `${email} is signed in`).toBe(true)
}

/** The first login's welcome, and its way to the profile. */
export async function beginProfile(page: Page, firstName: string): Promise<void> {
  const welcome = page.getByRole('dialog', { name: `Welcome to Guildhall, ${firstName}` })
  await welcome.getByRole('link', { name: 'Complete your profile now' }).click()
  await expect(welcome).toBeHidden()
}
