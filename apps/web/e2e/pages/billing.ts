import { expect, type Page } from '@playwright/test'
import { dismissWelcome } from './account.ts'
import { signIn } from './login.ts'
import { payWith } from './paying.ts'
import type { Newcomer } from './people.ts'
import { makeEmployer } from './set-up.ts'

/** Creates an employer with a trial and signs in. */
export async function becomeEmployer(page: Page, base: string, person: Newcomer, company: string): Promise<void> {
  await makeEmployer(page, base, person, company)
  await signIn(page, person.email, person.password)
  await page.goto('/dashboard')
  await dismissWelcome(page, person)
}

/** Sends a POST request from the page, with its session. */
export const post = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([address, form]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
      const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(form) })
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
      return answer.json() as Promise<Answer>
    },
    [path, body] as const,
  )

/** Buys three seats, paid by the month, on the provider's page. */
export async function buyByCard(page: Page): Promise<void> {
  const order = { company_size: '11-50', interval: 'month', quantity: 3, currency: 'USD' }
  const { checkoutUrl } = await post<{ readonly checkoutUrl: string }>(page, '/v0/stripe/session', order)
  await page.goto(checkoutUrl)
  await payWith(page, 'pays')
  await expect(page).toHaveURL(/\/sign-up\/payment-detail/)
  await openBilling(page)
  await expectPlan(page, 'Active')
}

export async function openBilling(page: Page): Promise<void> {
  await page.goto('/settings/billing')
  await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
}

/** Expects this status of the plan; reloads, because an event of the provider may still be on its way. */
export async function expectPlan(page: Page, words: string | RegExp): Promise<void> {
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(async () => {
    await page.reload()
    await expect(plan.getByText(words)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

/** Advances the product's clock and signs in again, because the session expires within a month. */
export async function advance(page: Page, duration: string, { email, password }: Newcomer): Promise<void> {
  const answer = await page.request.post('/dev/clock', { data: { advance: duration }, timeout: 120_000 })
  expect(answer.ok()).toBe(true)
  await page.context().clearCookies()
  await signIn(page, email, password)
}
