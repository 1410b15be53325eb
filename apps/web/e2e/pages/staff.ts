import { expect, type Page } from '@playwright/test'

/** Signs an operator in at a page of the back office. */
export async function signInOperator(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
}
