import { expect, type Page } from '@playwright/test'
import { choose } from './fields.ts'
import type { Newcomer } from './people.ts'

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click()
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function typeName(page: Page, { firstName, lastName }: Newcomer): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
  await page.getByRole('textbox', { name: 'Last name' }).fill(lastName)
}

const typeMobile = (page: Page): Promise<void> => page.getByRole('textbox', { name: 'Mobile' }).fill('82 123 4567')

async function fillInAccount(page: Page): Promise<void> {
  await heading(page, 'Account details')
  await next(page)
  await expect(page.getByRole('textbox', { name: 'Mobile' })).toHaveAttribute('aria-invalid', 'true')
  await typeMobile(page)
  await next(page)
}

async function createAccount(page: Page, { email, password }: Newcomer): Promise<void> {
  await heading(page, 'Set your login details')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('textbox', { name: 'The same again' }).fill(password)
  await page.getByText('I agree to the').click({ position: { x: 4, y: 4 } })
  await page.getByRole('button', { name: 'Create the account' }).click()
}

/** Completes the contractor's four steps. */
export async function signUpContractor(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/sign-up')
  await page.getByText('To be hired').click()
  await next(page)
  await heading(page, 'Tell us more about yourself')
  await choose(page, /Main industry/, 'Information Technology')
  await page.getByRole('textbox', { name: 'Years of experience' }).fill('9')
  await next(page)
  await typeName(page, person)
  await typeMobile(page)
  await next(page)
  await createAccount(page, person)
  await heading(page, 'Sign up successful')
}

/** Completes the employer's steps up to the choice of a plan. */
export async function fillInCompany(page: Page, person: Newcomer, company: string): Promise<void> {
  await page.goto('/sign-up')
  await page.getByText('To hire').click()
  await next(page)
  await page.getByRole('textbox', { name: 'Roles' }).fill('Data engineer')
  await next(page)
  await typeName(page, person)
  await page.getByRole('textbox', { name: 'Company name' }).fill(company)
  await choose(page, /Company size/, '11-50 people')
  await next(page)
  await heading(page, 'Choose your subscription type')
}

/** Completes the employer's six steps with a trial. */
export async function signUpEmployer(page: Page, person: Newcomer, company: string): Promise<void> {
  await fillInCompany(page, person, company)
  await page.getByRole('button', { name: 'Start a trial' }).click()
  await fillInAccount(page)
  await createAccount(page, person)
  await heading(page, 'Sign up successful')
}

/** Completes the employer's steps without a trial, up to the choice of the payment method. */
export async function signUpToPay(page: Page, person: Newcomer, company: string): Promise<void> {
  await fillInCompany(page, person, company)
  await page.getByText('The subscription', { exact: true }).click()
  await page.getByRole('button', { name: 'Go on to payment' }).click()
  await fillInAccount(page)
  await createAccount(page, person)
  await heading(page, 'Enter your payment details')
}
