import { expect, type Page } from '@playwright/test'

/** Signs in by the form on the open page, or on /login. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.locator('#main')).toBeVisible()
}

/** Signs in by a call, for journeys that are not about the login. `entry.spec.ts` fills in the form. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post('/v0/auth/login', { data: { email, password } })
  expect(answer.ok(), `${email} is signed in`).toBe(true)
}

/** Follows the link in the welcome dialog of the first login to the profile. */
export async function beginProfile(page: Page, firstName: string): Promise<void> {
  const welcome = page.getByRole('dialog', { name: `Welcome to Guildhall, ${firstName}` })
  await welcome.getByRole('link', { name: 'Complete your profile now' }).click()
  await expect(welcome).toBeHidden()
}
