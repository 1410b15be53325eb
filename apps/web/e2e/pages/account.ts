import { expect, type Page } from '@playwright/test'
import { enterByMail } from './mailbox.ts'
import type { Newcomer } from './people.ts'
import { signUpContractor } from './sign-up.ts'

/** Dismisses the welcome dialog of a first login. */
export async function dismissWelcome(page: Page, { firstName }: Pick<Newcomer, 'firstName'>): Promise<void> {
  const welcome = page.getByRole('dialog', { name: `Welcome to Guildhall, ${firstName}` })
  await welcome.getByRole('button', { name: 'Do this later' }).click()
  await expect(welcome).toBeHidden()
}

/** Signs a contractor up, from the first step to the dashboard. */
export async function becomeContractor(page: Page, person: Newcomer): Promise<void> {
  await signUpContractor(page, person)
  await enterByMail(page, person.email)
  await dismissWelcome(page, person)
}

/** Types a new password and its confirmation. */
export async function typeNewPassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(password)
  await page.getByRole('textbox', { name: 'The same again' }).fill(password)
}
