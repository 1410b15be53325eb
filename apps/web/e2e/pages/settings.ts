import { expect, type Page } from '@playwright/test'
import { uploadPicture } from './picture.ts'

const choosePicture = async (page: Page): Promise<void> => {
  await uploadPicture(page, page.locator('input[type="file"]'))
}

/** Uploads the employer's own picture, at /settings/account. */
export async function addAccountPicture(page: Page): Promise<void> {
  await page.goto('/settings/account')
  await choosePicture(page)
  await expect(page.getByText('Picture saved')).toBeVisible()
}

/** Fills in the company's website and logo, at /settings/company. */
export async function completeCompany(page: Page, website: string): Promise<void> {
  await page.goto('/settings/company')
  await page.getByRole('textbox', { name: 'Website' }).fill(website)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Company saved')).toBeVisible()
  await choosePicture(page)
  await expect(page.getByText('Logo saved')).toBeVisible()
}
